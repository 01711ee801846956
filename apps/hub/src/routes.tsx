import { RequireSession } from '@hub/auth';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { BareErrorPage } from './pages/bare-error.page';
import { HubLoginPage } from './pages/login.page';
import { Root } from './root';
import { PageError } from './router/page-error';

const MEMBERS = 'members';

/** The login page, and the guard of all other addresses, whose routes are loaded when one is opened. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <PageError Page={BareErrorPage} />,
    children: [
      { path: '/login', Component: HubLoginPage },
      { id: MEMBERS, Component: RequireSession, children: [] },
    ],
  },
];

/** Loads the routes behind the guard lazily: the login page needs none of them. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { shellRoutes } = await import('./shell/shell-routes');
  patch(MEMBERS, shellRoutes);
};
