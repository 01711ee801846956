import { SignedIn } from '@hub/auth/testing';
import { renderRoutes } from '@hub/tool-kit/testing';
import { ToastProvider } from '@hub/ui';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Outlet } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { expiryRoutes } from '../routes';
import { expiryHandlers } from './handlers';

/**
 * Answers in place of the server for every test of a file: an empty collection, which also answers what a page asks
 * after its test is over. Any other request fails the test.
 */
export function answeringServer() {
  const server = setupServer(...expiryHandlers());
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Opens an address of the tool, signed in as the owner of the samples; files of any kind can be dropped. */
export function openPage(at: string) {
  const frame = (
    <SignedIn>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SignedIn>
  );
  return {
    user: userEvent.setup({ applyAccept: false }),
    ...renderRoutes([{ element: frame, children: expiryRoutes }], { at }),
  };
}
