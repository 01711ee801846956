import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** The screen that generates workouts for several athletes. */
export const severalRoutes: RouteObject[] = [
  {
    path: coachPaths.generate(),
    lazy: async () => ({ Component: (await import('./pages/generate.page')).GeneratePage }),
  },
];
