import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../../paths';

/** The screen that starts a workout of the person's own. */
export const ownRoutes: RouteObject[] = [
  {
    path: workoutPaths.start,
    lazy: async () => ({ Component: (await import('./start.page')).StartOwnPage }),
  },
];
