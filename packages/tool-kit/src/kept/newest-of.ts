import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the newest of the queries under a key holds, and since when; `undefined` where none has loaded anything. */
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
