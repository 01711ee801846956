import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { connectRoutes } from './connect/routes';
import { aliasPaths } from './paths';

/** Loads the page that the tile leads to. */
export const loadListPage = loadOnce(() => import('./list/list.page'));

/** The tool's screens, each loaded when it is first opened. */
export const aliasRoutes: RouteObject[] = [
  { path: aliasPaths.list, lazy: async () => ({ Component: (await loadListPage()).ListPage }) },
  {
    path: aliasPaths.generate,
    lazy: async () => ({ Component: (await import('./generator/generate.page')).GeneratePage }),
  },
  ...connectRoutes,
];
