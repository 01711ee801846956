import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import { Suspense } from 'react';
import { type Location, MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { withLazyPages } from '../tool/lazy-pages';
import { createQueryClient } from '../tool/query-client';

// A page is compiled when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

interface RenderRoutesOptions {
  /** The address to open, such as `/expiry/add`. */
  at: string;
  queryClient?: QueryClient;
}

interface RenderedRoutes extends RenderResult {
  /** Where the person is now. */
  currentLocation: () => Location;
  queryClient: QueryClient;
}

/** Renders routes at an address, with the hub's query defaults, for tests of pages. */
export function renderRoutes(
  routes: RouteObject[],
  { at, queryClient = createQueryClient() }: RenderRoutesOptions,
): RenderedRoutes {
  const pages = withLazyPages(routes);
  let location: Location | undefined;

  function Pages() {
    const current = useLocation();
    location = current;
    return useRoutes(pages);
  }

  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>
          <Pages />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const currentLocation = () => {
    if (location === undefined) throw new Error('Nothing has been drawn yet.');
    return location;
  };
  return { ...result, currentLocation, queryClient };
}
