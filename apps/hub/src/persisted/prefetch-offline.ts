import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { prefetchTiles } from '../home/tile-queries';
import { toPersisted } from './to-persisted';
import { isPersisted, isPublic as isPublicKey } from './persisted-keys';
import { offlineTools } from './offline-tools';
import { isStill, type QueryStore } from './query-store';

/**
 * Prefetches the lines of home and the data that the tools want offline, one tool after the other. After a
 * tool's responses were stored, its queries without a response since `contactAt` are deleted: the person may
 * have lost access to them (specification §2.19). A tool whose requests fail keeps its data. It ends when the person
 * logs out.
 */
export async function prefetchOffline(
  queryClient: QueryClient,
  personId: string,
  store: QueryStore,
  contactAt: number,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  // A query may be fresh by its age, but from before the connection was lost.
  const isUnconfirmed = ({ queryKey, state }: Query) =>
    state.dataUpdatedAt < contactAt && isPersisted(queryKey) && !isPublicKey(queryKey);
  await queryClient.invalidateQueries({ predicate: isUnconfirmed });
  // If a tile's line can't be loaded, it is missing until the next run.
  await prefetchTiles(queryClient).catch(() => undefined);
  for (const { keys, isPublic, prefetch } of offlineTools) {
    if (!isStill(personId)) return;
    try {
      await prefetch(queryClient);
      if (isPublic) continue;
      const isTheirs = (queryKey: QueryKey) => keys.some((key) => partialMatchKey(queryKey, key));
      const isAnswered = ({ queryKey, state }: Query) =>
        state.dataUpdatedAt >= contactAt && isTheirs(queryKey);
      const answered = toPersisted(cache.findAll({ predicate: isAnswered }));
      await store.renew(answered, contactAt, isTheirs, Date.now());
    } catch {
      // The hub is unreachable again, or the storage fails: the next run repeats it.
    }
  }
}
