import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../paths';
import { ownRoutes } from './own/routes';
import { oneWorkoutRoutes } from './workout/routes';

/** Loads the page that the tile leads to. */
export const loadActivityPage = loadOnce(() => import('./activity.page'));

/** What an athlete opens: the list, a workout, its results, what was done before, a new one of their own. */
export const athleteRoutes: RouteObject[] = [
  { path: workoutPaths.activity, lazy: async () => ({ Component: (await loadActivityPage()).ActivityPage }) },
  ...ownRoutes,
  ...oneWorkoutRoutes,
];
