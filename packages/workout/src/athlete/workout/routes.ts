import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../../paths';

/** One workout: its exercises, the form for the results of one, and what was done in it before. */
export const oneWorkoutRoutes: RouteObject[] = [
  {
    path: workoutPaths.workout(':id'),
    lazy: async () => ({ Component: (await import('./workout.page')).WorkoutDetailPage }),
  },
  {
    path: workoutPaths.result(':id', ':exerciseId'),
    lazy: async () => ({ Component: (await import('./result.page')).ResultPage }),
  },
  {
    path: workoutPaths.history(':exerciseId'),
    lazy: async () => ({ Component: (await import('./history.page')).HistoryPage }),
  },
];
