import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { obscuraPaths } from './paths';

export const loadPage = loadOnce(() => import('./pages/obscura.page'));

/** The tool's screen, loaded when it is first opened. */
export const obscuraRoutes: RouteObject[] = [
  { path: obscuraPaths.files, lazy: async () => ({ Component: (await loadPage()).ObscuraPage }) },
];
