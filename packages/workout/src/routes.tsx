import { RequireAdmin } from '@hub/auth';
import type { RouteObject } from 'react-router-dom';

/** Loads the one page there is. */
export const loadPage = () => import('./pages/workout.page');

const lazy = async () => ({ Component: (await loadPage()).WorkoutPage });

/** The routes of Workout; what lies under /workout/admin only admins reach. */
export const workoutRoutes: RouteObject[] = [
  { path: '/workout', lazy },
  { element: <RequireAdmin />, children: [{ path: '/workout/admin/*', lazy }] },
];
