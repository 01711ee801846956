import { openTool } from '@hub/auth/testing/page';
import { mockServer } from '@hub/tool-kit/testing';
import { beforeAll } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers } from './handlers';

/** What the first test of a file would otherwise wait for. */
function loadCode() {
  return Promise.all([
    import('../pages/list.page'),
    import('../pages/generate.page'),
    import('../components/list-parts'),
    import('../components/generator-parts'),
  ]);
}

/** An empty collection for every test of a file; it also answers what a page asks after its test is over. */
export function answeringServer() {
  beforeAll(loadCode);
  return mockServer(...aliasHandlers());
}

/** Opens an address of the tool, signed in as the owner of the samples (or as the person with an id). */
export function openPage(at: string, personId?: string) {
  return openTool(aliasRoutes, at, personId === undefined ? {} : { id: personId });
}
