import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** A person's plans and calendar, and the plan editor. */
export const plansRoutes: RouteObject[] = [
  {
    path: coachPaths.plans(':id'),
    lazy: async () => ({ Component: (await import('./pages/plans.page')).PlansPage }),
  },
  {
    path: coachPaths.addPlan(':id'),
    lazy: async () => ({ Component: (await import('./pages/add-plan.page')).AddPlanPage }),
  },
  {
    path: coachPaths.editPlan(':id', ':planId'),
    lazy: async () => ({ Component: (await import('./pages/edit-plan.page')).EditPlanPage }),
  },
];
