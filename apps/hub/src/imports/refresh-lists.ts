import type { QueryClient } from '@tanstack/react-query';

/**
 * Reloads everything that an import may have changed: lists of every tool may show it. The preview itself
 * stays.
 */
export function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[0] !== 'import-preview',
  });
}
