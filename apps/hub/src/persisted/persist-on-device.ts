import { isReachable, onReachChange, pb } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import { untilInstallable } from '../installed/worker';
import { prefetchOffline } from './prefetch-offline';
import { persistQueries } from './persist-queries';
import { queryStore } from './query-store';
import { exemptFromCollection, restoreQueries } from './restore';

export { carryOver } from './restore';

/** Prefetching begins so long after the last query, in ms: soon, because the network may be lost after a sign-in. */
const PREFETCH_AFTER_MS = 500;

/** Prefetches once no query is running. Returns the function that stops it. */
function prefetchWhenIdle(queryClient: QueryClient, personId: string): () => void {
  const store = queryStore(personId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let contactAt = performance.timeOrigin;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (queryClient.isFetching() > 0) later();
      else if (isReachable(pb)) void prefetchOffline(queryClient, personId, store, contactAt);
    }, PREFETCH_AFTER_MS);
  };
  later();
  const stop = onReachChange(pb, () => {
    if (!isReachable(pb)) return;
    contactAt = Date.now();
    later();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Restores a person's persisted queries, while their first requests are running. */
export function restoreFromDevice(queryClient: QueryClient, personId: string): Promise<void> {
  return restoreQueries(queryClient, queryStore(personId));
}

/**
 * Persists the queries of a person's screens, and prefetches those that they may want offline. It waits until
 * a service worker is registered, because without one the hub does not open offline, but not for the worker's
 * files. Returns the function that stops it.
 */
export function persistOnDevice(queryClient: QueryClient, personId: string): () => void {
  let isHere = true;
  let stops: (() => void)[] = [];
  void untilInstallable.then(() => {
    if (!isHere) return;
    exemptFromCollection(queryClient);
    stops = [
      persistQueries(queryClient, personId, queryStore(personId)),
      prefetchWhenIdle(queryClient, personId),
    ];
  });
  return () => {
    isHere = false;
    for (const stop of stops) stop();
  };
}
