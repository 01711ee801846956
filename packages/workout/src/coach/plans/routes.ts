import type { RouteObject } from 'react-router-dom';

/** A person's plans and calendar, and the plan editor. */
export const plansRoutes: RouteObject[] = [];
