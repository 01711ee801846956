import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reloads queries after a change. A first load that is running may have read the data before the change, and
 * TanStack Query would use its result: such a query is loaded once more when it has finished.
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
