import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** The screens for a new person and for an existing account. */
export const accountRoutes: RouteObject[] = [
  {
    path: coachPaths.addPerson,
    lazy: async () => ({ Component: (await import('./add-person.page')).AddPersonPage }),
  },
  {
    path: coachPaths.editPerson(':id'),
    lazy: async () => ({ Component: (await import('./edit-person.page')).EditPersonPage }),
  },
];
