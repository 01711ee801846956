import { withLazyPages } from '@hub/tool-kit';
import { HomePage } from '../pages/home.page';
import { tools } from '../tools';

/** Everything behind sign-in: the hub's own pages and those of the tools. Home comes with the shell. */
export const pages = withLazyPages([
  { path: '/', element: <HomePage /> },
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
]);
