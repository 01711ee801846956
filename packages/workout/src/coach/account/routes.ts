import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** A new person, and the account of one who is there. */
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
