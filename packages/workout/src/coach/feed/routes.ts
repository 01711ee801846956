import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** The screen with the activity of athletes, for their coach. */
export const feedRoutes: RouteObject[] = [
  {
    path: coachPaths.feed,
    lazy: async () => ({ Component: (await import('./pages/feed.page')).FeedPage }),
  },
];
