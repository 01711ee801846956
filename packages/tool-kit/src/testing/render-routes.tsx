import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../query-client';

interface RenderRoutesOptions {
  /** The address to open, such as `/expiry/add`. */
  at: string;
  queryClient?: QueryClient;
}

/** Renders routes at an address, with the hub's query defaults, for tests of pages. */
export function renderRoutes(
  routes: RouteObject[],
  { at, queryClient = createQueryClient() }: RenderRoutesOptions,
): RenderResult & { router: ReturnType<typeof createMemoryRouter>; queryClient: QueryClient } {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...result, router, queryClient };
}
