import type { QueryClient } from '@tanstack/react-query';

/** Reloads what an import may have changed, which lists of every tool may show. The preview stays. */
export function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[0] !== 'import-preview',
  });
}
