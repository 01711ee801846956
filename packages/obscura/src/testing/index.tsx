import { Outlet, type RouteObject } from 'react-router-dom';
import { OpenCleaner } from '../files/cleaner-context';
import { obscuraRoutes } from '../routes';
import type { Cleaner } from '../worker/cleaner';

export { fakeCleaner } from './fake-cleaner';
export { CONTRACT, PHOTO, PLAIN, sampleFile } from './samples';

/** The tool's routes; each screen gets a cleaner that replaces the worker. */
export function routesWith(open: () => Cleaner): RouteObject[] {
  const frame = (
    <OpenCleaner value={open}>
      <Outlet />
    </OpenCleaner>
  );
  return [{ element: frame, children: obscuraRoutes }];
}
