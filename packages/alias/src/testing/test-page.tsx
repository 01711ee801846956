import { SignedIn } from '@hub/auth/testing';
import { renderRoutes } from '@hub/tool-kit/testing';
import { ToastProvider } from '@hub/ui';
import { configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Outlet } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers } from './handlers';

// On a busy machine everything takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** What the first test of a file would otherwise wait for. */
function loadCode() {
  return Promise.all([
    import('../pages/list.page'),
    import('../pages/generate.page'),
    import('../components/list-parts'),
    import('../components/generator-parts'),
  ]);
}

/**
 * Answers in place of the server for every test of a file: an empty collection, which also answers what a page asks
 * after its test is over. Any other request fails the test.
 */
export function answeringServer() {
  const server = setupServer(...aliasHandlers());
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeAll(loadCode);
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Opens an address of the tool, signed in as the owner of the samples (or as the person with an id). */
export function openPage(at: string, personId?: string) {
  const frame = (
    <SignedIn user={personId === undefined ? {} : { id: personId }}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SignedIn>
  );
  return {
    user: userEvent.setup(),
    ...renderRoutes([{ element: frame, children: aliasRoutes }], { at }),
  };
}
