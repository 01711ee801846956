import { ToastProvider } from '@hub/ui';
import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import {
  createMemoryRouter,
  type Location,
  Outlet,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { QueriesProvider } from '../tool/queries-provider';
import { createQueryClient } from '../tool/query-client';

interface RenderRoutesOptions {
  /** The address to open, such as `/expiry/add`. */
  at: string;
  queryClient?: QueryClient;
}

interface RenderedRoutes extends RenderResult {
  /** The person's current location. */
  currentLocation: () => Location;
  queryClient: QueryClient;
}

/** Renders routes at an address, with messages and the hub's query defaults, for tests of pages. */
export function renderRoutes(
  routes: RouteObject[],
  { at, queryClient = createQueryClient() }: RenderRoutesOptions,
): RenderedRoutes {
  const element = (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ element, hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: [at],
  });
  const result = render(
    <QueriesProvider queryClient={queryClient}>
      <RouterProvider router={router} />
    </QueriesProvider>,
  );
  return { ...result, currentLocation: () => router.state.location, queryClient };
}
