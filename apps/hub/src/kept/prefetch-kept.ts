import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { entriesOf } from './entries-of';
import { isKept, isPublic as isForAll } from './kept-keys';
import { keptTools } from './kept-tools';
import type { KeptStore } from './kept-store';

/**
 * Prefetches what is wanted offline, one tool after the other. What a tool has kept and the hub has not confirmed since
 * `contactAt` is dropped as its answers are kept: the person may have lost access to it (specification §2.19). A tool that
 * could not be asked keeps what it has.
 */
export async function prefetchKept(
  queryClient: QueryClient,
  store: KeptStore,
  contactAt: number,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  // What is fresh by the clock may have been heard before the hub was out of reach.
  const isUnconfirmed = ({ queryKey, state }: Query) =>
    state.dataUpdatedAt < contactAt && isKept(queryKey) && !isForAll(queryKey);
  await queryClient.invalidateQueries({ predicate: isUnconfirmed });
  for (const { keys, isPublic, prefetch } of keptTools) {
    try {
      await prefetch(queryClient);
      if (isPublic) continue;
      const isTheirs = (queryKey: QueryKey) => keys.some((key) => partialMatchKey(queryKey, key));
      const isAnswered = ({ queryKey, state }: Query) =>
        state.dataUpdatedAt >= contactAt && isTheirs(queryKey);
      const answered = entriesOf(cache.findAll({ predicate: isAnswered }));
      await store.renew(answered, contactAt, isTheirs, Date.now());
    } catch {
      // The hub is away again, or the storage fails: the next time.
    }
  }
}
