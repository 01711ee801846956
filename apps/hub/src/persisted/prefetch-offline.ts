import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { prefetchTiles } from '../home/tile-queries';
import { toPersisted } from './to-persisted';
import { isPersisted, isPublic as isPublicKey } from './persisted-keys';
import { offlineTools } from './offline-tools';
import type { QueryStore } from './query-store';

/**
 * Prefetches the lines of home, and the data that the tools want offline, one tool after the other. When a tool's answers are stored, its queries that the
 * hub has not answered since `contactAt` are deleted: the person may have lost access to them (specification §2.19). A tool whose
 * requests fail keeps its copies.
 */
export async function prefetchOffline(
  queryClient: QueryClient,
  store: QueryStore,
  contactAt: number,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  // A query can be fresh by its age and still be from before the connection was lost.
  const isUnconfirmed = ({ queryKey, state }: Query) =>
    state.dataUpdatedAt < contactAt && isPersisted(queryKey) && !isPublicKey(queryKey);
  await queryClient.invalidateQueries({ predicate: isUnconfirmed });
  // A line that can't be loaded is lost with the next contact only.
  await prefetchTiles(queryClient, new Date()).catch(() => undefined);
  for (const { keys, isPublic, prefetch } of offlineTools) {
    try {
      await prefetch(queryClient);
      if (isPublic) continue;
      const isTheirs = (queryKey: QueryKey) => keys.some((key) => partialMatchKey(queryKey, key));
      const isAnswered = ({ queryKey, state }: Query) =>
        state.dataUpdatedAt >= contactAt && isTheirs(queryKey);
      const answered = toPersisted(cache.findAll({ predicate: isAnswered }));
      await store.renew(answered, contactAt, isTheirs, Date.now());
    } catch {
      // The hub is unreachable again, or the storage fails: the next run tries anew.
    }
  }
}
