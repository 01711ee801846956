import type { RouteObject } from 'react-router-dom';
import { workoutPaths } from '../../paths';

/** How a workout of one's own is begun. */
export const ownRoutes: RouteObject[] = [
  {
    path: workoutPaths.start,
    lazy: async () => ({ Component: (await import('./start.page')).StartOwnPage }),
  },
];
