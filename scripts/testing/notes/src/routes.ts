import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { notesPaths } from './paths';

/** Loads the page that the tile opens. */
export const loadListPage = loadOnce(() => import('./pages/list.page'));

/** The tool's screens, each loaded when it is first opened. */
export const notesRoutes: RouteObject[] = [
  { path: notesPaths.list, lazy: async () => ({ Component: (await loadListPage()).ListPage }) },
  { path: notesPaths.add, lazy: async () => ({ Component: (await import('./pages/add.page')).AddPage }) },
  {
    path: notesPaths.edit(':id'),
    lazy: async () => ({ Component: (await import('./pages/edit.page')).EditPage }),
  },
];
