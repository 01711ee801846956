import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../../paths';

/** The training settings, the screens of one workout, and the history of an exercise. */
export const oneWorkoutRoutes: RouteObject[] = [
  {
    path: workoutPaths.settings,
    lazy: async () => ({ Component: (await import('./settings.page')).SettingsPage }),
  },
  {
    path: workoutPaths.workout(':id'),
    lazy: async () => ({ Component: (await import('./workout.page')).WorkoutDetailPage }),
  },
  {
    path: workoutPaths.finish(':id'),
    lazy: async () => ({ Component: (await import('./finish.page')).FinishPage }),
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
