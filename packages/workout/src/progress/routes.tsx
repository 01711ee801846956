import { Navigate, type RouteObject } from 'react-router-dom';
import { progressPaths } from '../paths';

/** Photos and overview, two tabs of one screen, so that switching keeps the focus; the form for a new set. */
export const progressRoutes: RouteObject[] = [
  { path: progressPaths.start, element: <Navigate to={progressPaths.overview} replace /> },
  {
    lazy: async () => ({ Component: (await import('./components/progress-tabs')).ProgressTabs }),
    children: [
      {
        path: progressPaths.overview,
        lazy: async () => ({ Component: (await import('./overview/overview.page')).OverviewPage }),
      },
      {
        path: progressPaths.photos,
        lazy: async () => ({ Component: (await import('./photos/photos.page')).PhotosPage }),
      },
    ],
  },
  {
    path: progressPaths.add,
    lazy: async () => ({ Component: (await import('./photos/add.page')).AddPage }),
  },
];
