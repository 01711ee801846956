import type { SessionUser } from '@hub/auth';
import { SignedIn } from '@hub/auth/testing';
import { userEvent } from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router-dom';
import { renderRoutes } from './render-routes';

/** What to change about the sample person who is signed in. */
export type SamplePerson = Partial<SessionUser>;

/**
 * Opens an address of a tool in a page test, signed in; `user` acts as the person, who may choose files of any type.
 */
export function openTool(routes: RouteObject[], at: string, person: SamplePerson = {}) {
  const frame = (
    <SignedIn user={person}>
      <Outlet />
    </SignedIn>
  );
  return {
    user: userEvent.setup({ applyAccept: false }),
    ...renderRoutes([{ element: frame, children: routes }], { at }),
  };
}
