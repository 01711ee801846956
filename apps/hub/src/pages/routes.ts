import type { RouteObject } from 'react-router-dom';

/** The hub's own screens except home, loaded lazily: the first visit to a tool needs none of them. */
export const hubRoutes: RouteObject[] = [
  {
    path: '/account',
    lazy: async () => ({ Component: (await import('./account.page')).AccountPage }),
  },
  {
    path: '/account/reminders',
    lazy: async () => ({ Component: (await import('./reminders.page')).RemindersPage }),
  },
  {
    path: '/account/hub',
    lazy: async () => ({ Component: (await import('./hub.page')).HubPage }),
  },
  {
    path: '/account/data',
    lazy: async () => ({ Component: (await import('./data.page')).DataPage }),
  },
  {
    path: '/import',
    lazy: async () => ({ Component: (await import('./import.page')).ImportPage }),
  },
  {
    path: '/account/deleted',
    lazy: async () => ({ Component: (await import('./deleted.page')).DeletedPage }),
  },
  {
    path: '/documents',
    lazy: async () => ({ Component: (await import('./documents.page')).DocumentsPage }),
  },
  {
    path: '/shared',
    lazy: async () => ({ Component: (await import('./shared.page')).SharedPage }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./not-found.page')).NotFoundPage }) },
];
