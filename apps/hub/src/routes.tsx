import { RequireSession } from '@hub/auth';
import { withLazyPages } from '@hub/tool-kit';

/** What is known before sign-in: the way in. All else comes with the shell, so that the login page loads nothing of it. */
export const routes = withLazyPages([
  { path: '/login', lazy: async () => ({ Component: (await import('./pages/login.page')).HubLoginPage }) },
  {
    element: <RequireSession />,
    children: [{ path: '*', lazy: async () => ({ Component: (await import('./shell/shell')).Shell }) }],
  },
]);
