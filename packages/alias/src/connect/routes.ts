import type { RouteObject } from 'react-router-dom';
import { aliasPaths } from '../paths';

/** The page that is opened once for each password manager: a file of its own. */
export const connectRoutes: RouteObject[] = [
  {
    path: aliasPaths.connect,
    lazy: async () => ({ Component: (await import('./connect.page')).ConnectPage }),
  },
];
