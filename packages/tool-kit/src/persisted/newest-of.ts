import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The data of the newest query under a key, and when they were loaded; `undefined` if no query has data. */
export function newestOf(
  queryClient: QueryClient,
  queryKey: QueryKey,
): { data: unknown; updatedAt: number } | undefined {
  const [newest] = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return newest && { data: newest.state.data, updatedAt: newest.state.dataUpdatedAt };
}

/** Sets the data of a query that has none, as if it had been loaded at `updatedAt`. */
export function setIfNone(queryClient: QueryClient, key: QueryKey, data: unknown, updatedAt: number): void {
  if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
}
