import { SignedIn } from '@hub/auth/testing';
import { renderRoutes } from '@hub/tool-kit/testing';
import { ToastProvider } from '@hub/ui';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentProps } from 'react';
import { Outlet } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';

/** Answers in place of the server for every test of a file; an unanswered request fails the test. */
export function answeringServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Gives every element this width for each test of a file: the test environment lays nothing out. */
export function layOut(width: number) {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  });
}

interface OpenOptions {
  user?: ComponentProps<typeof SignedIn>['user'];
}

/** Opens an address of the tool, signed in. */
export function openPage(at: string, { user = {} }: OpenOptions = {}) {
  const frame = (
    <SignedIn user={user}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SignedIn>
  );
  return { user: userEvent.setup(), ...renderRoutes([{ element: frame, children: loyaltyRoutes }], { at }) };
}
