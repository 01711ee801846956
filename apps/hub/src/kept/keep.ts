import { HubError, pb } from '@hub/pb-client';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { entriesOf } from './entries-of';
import { isKept } from './kept-keys';
import type { KeptStore } from './kept-store';

/** A query that changes often is written once for all that happens to it within this time. */
const WRITE_AFTER_MS = 1_000;

function isLost(error: unknown): boolean {
  return error instanceof HubError && (error.kind === 'not-found' || error.kind === 'forbidden');
}

/** Whether somebody's session is still theirs: another window may have ended it. */
const isStill = (personId: string) => pb.authStore.record?.id === personId;

/**
 * Writes each kept query to the device a moment after it has changed, by itself: windows don't overwrite each other's.
 * What the person may no longer see goes at once. Gives the function that ends it; nothing is written after that.
 */
export function keepQueries(queryClient: QueryClient, personId: string, store: KeptStore): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Where there is no storage or no room left, the hub works as before.
  const tryTo = (work: Promise<void>) => void work.catch(() => undefined);

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...changed].flatMap((hash) => cache.get(hash) ?? []);
    changed.clear();
    const entries = entriesOf(queries);
    if (entries.length > 0 && isStill(personId)) tryTo(store.put(entries, Date.now()));
  }

  function note({ queryHash, queryKey, state }: Query) {
    if (state.data === undefined || !isKept(queryKey)) return;
    changed.add(queryHash);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  }

  function drop({ queryHash, queryKey }: Query) {
    if (!isKept(queryKey)) return;
    changed.delete(queryHash);
    tryTo(store.drop([queryHash]));
  }

  function follow(event: QueryCacheNotifyEvent) {
    if (event.type !== 'updated') return;
    const query = event.query as Query;
    if (event.action.type === 'success') note(query);
    if (event.action.type === 'error' && isLost(event.action.error)) drop(query);
  }

  function writeWhenHidden() {
    if (document.visibilityState === 'hidden') write();
  }

  for (const query of cache.getAll()) if (!query.state.isInvalidated) note(query);
  const stopFollowing = cache.subscribe(follow);
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
