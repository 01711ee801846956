import { Outlet, type RouteObject } from 'react-router-dom';
import { OpenCleaner } from '../files/cleaner-context';
import { obscuraRoutes } from '../routes';
import type { Cleaner } from '../worker/cleaner';

export { fakeCleaner } from './fake-cleaner';
export { CONTRACT, PHOTO, PLAIN, sampleFile } from './samples';

/** The tool's routes with a cleaner that stands in for the worker. */
export function routesWith(cleaner: Cleaner): RouteObject[] {
  const frame = (
    <OpenCleaner value={() => cleaner}>
      <Outlet />
    </OpenCleaner>
  );
  return [{ element: frame, children: obscuraRoutes }];
}
