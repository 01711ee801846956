import { isReachable, onReachChange, pb } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchKept } from './prefetch-kept';
import { keepQueries } from './keep';
import { keptStore } from './kept-store';
import { holdKept, restoreKept } from './restore';

export { carryOver } from './restore';

/** How long the hub is left alone after its start, or after it was reached again, before anything is prefetched. */
const PREFETCH_AFTER_MS = 5_000;

/** Prefetches once nothing else is being asked for; gives the function that ends it. */
function prefetchWhenIdle(queryClient: QueryClient, personId: string): () => void {
  const store = keptStore(personId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let contactAt = performance.timeOrigin;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (queryClient.isFetching() > 0) later();
      else if (isReachable(pb)) void prefetchKept(queryClient, store, contactAt);
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

/** Gives a person's queries what is kept for them on this device, at the side of their first requests. */
export function takeKept(queryClient: QueryClient, personId: string): Promise<void> {
  return restoreKept(queryClient, keptStore(personId));
}

/**
 * Keeps what a person sees on this device, and what they may want to see without a network, once there is a worker that
 * opens the hub without one. Gives the function that ends it.
 */
export function keepOnDevice(queryClient: QueryClient, personId: string): () => void {
  let isHere = true;
  let stops: (() => void)[] = [];
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready.then(() => {
    if (!isHere) return;
    holdKept(queryClient);
    stops = [
      keepQueries(queryClient, personId, keptStore(personId)),
      prefetchWhenIdle(queryClient, personId),
    ];
  });
  return () => {
    isHere = false;
    for (const stop of stops) stop();
  };
}
