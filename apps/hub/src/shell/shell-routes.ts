import type { RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home.page';
import { tools } from '../tools';
import { Shell } from './shell';
import { ShellError } from './shell-error';

/** The screens behind sign-in, of the hub and the tools. All but home are loaded when they are first opened. */
export const pages: RouteObject[] = [
  { path: '/', Component: HomePage },
  {
    path: '/account',
    lazy: async () => ({ Component: (await import('../pages/account.page')).AccountPage }),
  },
  {
    path: '/documents',
    lazy: async () => ({ Component: (await import('../pages/documents.page')).DocumentsPage }),
  },
  ...tools.flatMap(({ routes }) => routes),
  { path: '*', lazy: async () => ({ Component: (await import('../pages/not-found.page')).NotFoundPage }) },
];

/** All of them in the shell. What fails in one of them leaves the shell standing. */
export const shellRoutes: RouteObject[] = [
  { Component: Shell, children: [{ ErrorBoundary: ShellError, children: pages }] },
];
