import type { RouteObject } from 'react-router-dom';

/** Photos and overview. */
export const progressRoutes: RouteObject[] = [];
