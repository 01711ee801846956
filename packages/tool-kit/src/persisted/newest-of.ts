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
