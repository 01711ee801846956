import type { QueryClient } from '@tanstack/react-query';

/** Reloads the lists of every tool, which may show what an import has changed; not the preview. */
export function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[0] !== 'import-preview',
  });
}
