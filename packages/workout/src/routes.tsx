import { RequireAdmin } from '@hub/auth';
import type { RouteObject } from 'react-router-dom';
import { athleteRoutes } from './athlete/routes';
import { accountRoutes } from './coach/account/routes';
import { feedRoutes } from './coach/feed/routes';
import { migrationRoutes, peopleRoutes } from './coach/people/routes';
import { plansRoutes } from './coach/plans/routes';
import { severalRoutes } from './coach/several/routes';
import { progressRoutes } from './progress/routes';

/** The screens of Workout, each loaded when it is first opened; those of coaches only by admins. */
export const workoutRoutes: RouteObject[] = [
  ...athleteRoutes,
  ...progressRoutes,
  ...migrationRoutes,
  {
    element: <RequireAdmin />,
    children: [...peopleRoutes, ...accountRoutes, ...plansRoutes, ...severalRoutes, ...feedRoutes],
  },
];
