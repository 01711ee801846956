import type { RouteObject } from 'react-router-dom';
import { aliasPaths } from '../paths';

/** A separate chunk for a page that is opened once for each password manager. */
export const connectRoutes: RouteObject[] = [
  {
    path: aliasPaths.connect,
    lazy: async () => ({ Component: (await import('./connect.page')).ConnectPage }),
  },
];
