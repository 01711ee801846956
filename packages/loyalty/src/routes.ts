import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { formRoutes } from './codes/form/routes';
import { scanRoutes } from './codes/scan/routes';
import { loyaltyPaths } from './paths';

/** Loads the page that the tile opens. */
export const loadListPage = loadOnce(() => import('./pages/list.page'));

/** Loads the page of one card with the encoders of the specification's two codes. */
export const loadCardPage = loadOnce(() => import('./pages/card.page'));

/** The tool's screens, each loaded when it is first opened. */
export const loyaltyRoutes: RouteObject[] = [
  {
    path: loyaltyPaths.list,
    lazy: async () => {
      const { ListPage } = await loadListPage();
      // Loads before the tap. If it fails, the card's page shows that itself.
      loadCardPage().catch(() => undefined);
      return { Component: ListPage };
    },
  },
  {
    path: loyaltyPaths.card(':id'),
    lazy: async () => ({ Component: (await loadCardPage()).CardPage }),
  },
  ...formRoutes,
  ...scanRoutes,
];
