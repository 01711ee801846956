import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { currencyPaths } from './paths';

/** Loads the tool's first page. */
export const loadListPage = loadOnce(() => import('./pages/list.page'));

/** The tool's screens, each loaded lazily. */
export const currencyRoutes: RouteObject[] = [
  {
    path: currencyPaths.list,
    lazy: async () => ({ Component: (await loadListPage()).ListPage }),
  },
  {
    path: `${currencyPaths.list}/:pair`,
    lazy: async () => ({ Component: (await import('./pages/pair.page')).PairPage }),
  },
];
