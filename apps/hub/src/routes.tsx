import { RequireSession } from '@hub/auth';
import type { RouteObject } from 'react-router-dom';
import { tools } from './tools';

/** What the shell shows itself. */
const ownPages: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./pages/home.page')).HomePage }) },
  { path: '/account', lazy: async () => ({ Component: (await import('./pages/account.page')).AccountPage }) },
  {
    path: '/documents',
    lazy: async () => ({ Component: (await import('./pages/documents.page')).DocumentsPage }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.page')).NotFoundPage }) },
];

/** The routes of the hub. Behind sign-in lies one lazy layout, so that the login page loads nothing of it. */
export const routes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./pages/login.page')).LoginPage }) },
  {
    element: <RequireSession />,
    children: [
      {
        lazy: async () => ({ Component: (await import('./layout/shell')).Shell }),
        children: [...ownPages, ...tools.flatMap(({ routes }) => routes)],
      },
    ],
  },
];
