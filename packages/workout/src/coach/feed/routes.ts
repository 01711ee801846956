import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** What athletes did, for their coach. */
export const feedRoutes: RouteObject[] = [
  {
    path: coachPaths.feed,
    lazy: async () => ({ Component: (await import('./pages/feed.page')).FeedPage }),
  },
];
