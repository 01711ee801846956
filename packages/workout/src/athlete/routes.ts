import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../paths';
import { ownRoutes } from './own/routes';
import { oneWorkoutRoutes } from './workout/routes';

/** Loads the page that the tile opens. */
export const loadActivityPage = loadOnce(() => import('./activity.page'));

/** The athlete's screens: the list, a workout, its results, the history, a new own workout. */
export const athleteRoutes: RouteObject[] = [
  { path: workoutPaths.activity, lazy: async () => ({ Component: (await loadActivityPage()).ActivityPage }) },
  ...ownRoutes,
  ...oneWorkoutRoutes,
];
