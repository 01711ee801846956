import { loadOnce } from '@hub/tool-kit';
import type { RouteObject } from 'react-router-dom';
import { expiryPaths } from './paths';

/** Loads the tool's first page. */
export const loadUpcomingPage = loadOnce(() => import('./pages/upcoming.page'));

/** The tool's screens, each loaded lazily. */
export const expiryRoutes: RouteObject[] = [
  {
    path: expiryPaths.upcoming,
    lazy: async () => ({ Component: (await loadUpcomingPage()).UpcomingPage }),
  },
  {
    path: expiryPaths.expired,
    lazy: async () => ({ Component: (await import('./pages/expired.page')).ExpiredPage }),
  },
  {
    path: expiryPaths.settings,
    lazy: async () => ({ Component: (await import('./pages/settings.page')).SettingsPage }),
  },
  {
    path: expiryPaths.add,
    lazy: async () => ({ Component: (await import('./pages/add.page')).AddPage }),
  },
  {
    path: expiryPaths.edit(':id'),
    lazy: async () => ({ Component: (await import('./pages/edit.page')).EditPage }),
  },
  {
    path: expiryPaths.item(':id'),
    lazy: async () => ({ Component: (await import('./pages/item.page')).ItemPage }),
  },
];
