import { openTool } from '@hub/auth/testing/page';
import { mockServer } from '@hub/tool-kit/testing';
import { expiryRoutes } from '../routes';
import { expiryHandlers } from './handlers';

/** An empty collection for every test of a file; it also answers what a page asks after its test is over. */
export function answeringServer() {
  return mockServer(...expiryHandlers());
}

/** Opens an address of the tool, signed in as the owner of the samples. */
export function openPage(at: string) {
  return openTool(expiryRoutes, at);
}
