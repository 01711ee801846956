import type { RouteObject } from 'react-router-dom';
import { loadCardPage } from './load-card-page';
import { loyaltyPaths } from './paths';

/** Loads the page that the tile leads to. */
export const loadListPage = () => import('./pages/list.page');

/** The tool's screens, each loaded when it is first opened. */
export const loyaltyRoutes: RouteObject[] = [
  {
    path: loyaltyPaths.list,
    lazy: async () => ({ Component: (await loadListPage()).ListPage }),
  },
  {
    path: loyaltyPaths.add,
    lazy: async () => ({ Component: (await import('./pages/add.page')).AddPage }),
  },
  {
    path: loyaltyPaths.terms,
    lazy: async () => ({ Component: (await import('./pages/terms.page')).TermsPage }),
  },
  {
    path: loyaltyPaths.card(':id'),
    lazy: async () => ({ Component: (await loadCardPage()).CardPage }),
  },
  {
    path: loyaltyPaths.edit(':id'),
    lazy: async () => ({ Component: (await import('./pages/edit.page')).EditPage }),
  },
];
