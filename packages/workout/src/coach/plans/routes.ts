import type { RouteObject } from 'react-router-dom';
import { coachPaths } from '../../paths';

/** Loads the page that a person's row opens. */
export const loadPlansPage = () => import('./pages/plans.page');

/** The screens for a person's plans and calendar, templates, and the plan editor. */
export const plansRoutes: RouteObject[] = [
  {
    path: coachPaths.plans(':id'),
    lazy: async () => ({ Component: (await loadPlansPage()).PlansPage }),
  },
  {
    path: coachPaths.addPlan(':id'),
    lazy: async () => ({ Component: (await import('./pages/add-plan.page')).AddPlanPage }),
  },
  {
    path: coachPaths.editPlan(':id', ':planId'),
    lazy: async () => ({ Component: (await import('./pages/edit-plan.page')).EditPlanPage }),
  },
  {
    path: coachPaths.templates,
    lazy: async () => ({ Component: (await import('./pages/templates.page')).TemplatesPage }),
  },
  {
    path: coachPaths.addTemplate,
    lazy: async () => ({ Component: (await import('./pages/add-template.page')).AddTemplatePage }),
  },
  {
    path: coachPaths.editTemplate(':planId'),
    lazy: async () => ({ Component: (await import('./pages/edit-template.page')).EditTemplatePage }),
  },
];
