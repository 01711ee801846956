import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** The coach's start, people and exercises. */
export const peopleRoutes: RouteObject[] = [
  {
    path: `${coachPaths.start}/*`,
    lazy: async () => ({ Component: (await import('../../components/coming-soon')).ComingSoon }),
  },
];
