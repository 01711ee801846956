import { RequireSession } from '@hub/auth';
import type { RouteObject } from 'react-router-dom';
import { BareErrorPage } from './pages/bare-error.page';
import { HubLoginPage } from './pages/login.page';
import { Root } from './root';
import { PageError } from './router/page-error';
import { tools } from './tools';

/** The screens behind sign-in: the hub's own and those of the tools, each loaded when it is first opened. */
export const pages: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./pages/home.page')).HomePage }) },
  { path: '/account', lazy: async () => ({ Component: (await import('./pages/account.page')).AccountPage }) },
  {
    path: '/documents',
    lazy: async () => ({ Component: (await import('./pages/documents.page')).DocumentsPage }),
  },
  ...tools.flatMap(({ routes }) => routes),
  { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.page')).NotFoundPage }) },
];

/** Everything behind sign-in, in the shell, which comes on demand: the login page loads nothing of it. */
const shell: RouteObject = {
  lazy: async () => ({ Component: (await import('./shell/shell')).Shell }),
  children: [
    {
      lazy: async () => ({ ErrorBoundary: (await import('./shell/shell-error')).ShellError }),
      children: pages,
    },
  ],
};

/** Every address of the hub. The guard is drawn at once; what is behind it, when its code is there. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        errorElement: <PageError Page={BareErrorPage} />,
        children: [
          { path: '/login', Component: HubLoginPage },
          {
            Component: RequireSession,
            children: [{ hydrateFallbackElement: <></>, children: [shell] }],
          },
        ],
      },
    ],
  },
];
