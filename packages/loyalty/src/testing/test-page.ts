import { openTool, type SamplePerson } from '@hub/auth/testing/page';
import { mockServer } from '@hub/tool-kit/testing';
import { beforeEach, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers } from './handlers';

/** An empty collection for every test of a file; it also answers what a page asks after its test is over. */
export function answeringServer() {
  return mockServer(...loyaltyHandlers());
}

/** Gives every element this width for each test of a file: the test environment lays nothing out. */
export function layOut(width: number) {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  });
}

/** Opens an address of the tool, signed in as the owner of the samples, or as another person. */
export function openPage(at: string, person?: SamplePerson) {
  return openTool(loyaltyRoutes, at, person);
}
