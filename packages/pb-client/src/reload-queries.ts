import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads queries again after a change. A first load that is under way may have read before the change, and TanStack Query
 * would take it for the answer: such a query is read once more when its load is over.
 */
export async function reloadQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const firstLoads = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const reloaded = queryClient.invalidateQueries(filters);
  await Promise.allSettled(firstLoads.flatMap(({ promise }) => promise ?? []));
  await queryClient.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
  await reloaded;
}
