import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { timePaths } from './paths';

/** Loads the tool's page. */
export const loadPage = loadOnce(() => import('./pages/time.page'));

/** The tool's screen, loaded lazily. */
export const timeRoutes: RouteObject[] = [
  { path: timePaths.cities, lazy: async () => ({ Component: (await loadPage()).TimePage }) },
];
