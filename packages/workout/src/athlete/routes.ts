import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../paths';

/** Loads the page that the tile leads to. */
export const loadActivityPage = () => import('../components/coming-soon');

/** What an athlete opens: the list, a workout, its results, what was done before. */
export const athleteRoutes: RouteObject[] = [
  { path: workoutPaths.activity, lazy: async () => ({ Component: (await loadActivityPage()).ComingSoon }) },
];
