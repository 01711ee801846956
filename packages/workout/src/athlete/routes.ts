import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../paths';

/** Loads the page that the tile leads to. */
export const loadActivityPage = loadOnce(() => import('./activity.page'));

const loadWorkoutPage = async () => ({
  Component: (await import('./workout/workout.page')).WorkoutDetailPage,
});

/** What an athlete opens: the list, a workout, its results, what was done before. */
export const athleteRoutes: RouteObject[] = [
  { path: workoutPaths.activity, lazy: async () => ({ Component: (await loadActivityPage()).ActivityPage }) },
  { path: workoutPaths.workout(':id'), lazy: loadWorkoutPage },
  {
    path: workoutPaths.result(':id', ':exerciseId'),
    lazy: async () => ({ Component: (await import('./workout/result.page')).ResultPage }),
  },
  {
    path: workoutPaths.history(':exerciseId'),
    lazy: async () => ({ Component: (await import('./workout/history.page')).HistoryPage }),
  },
];
