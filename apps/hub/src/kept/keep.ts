import { HubError, pb } from '@hub/pb-client';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { entriesOf } from './entries-of';
import { isKept } from './kept-keys';
import type { KeptStore } from './kept-store';

/** What happens to a query within this time after it was written is written together. */
const WRITE_AGAIN_AFTER_MS = 1_000;

function isLost(error: unknown): boolean {
  return error instanceof HubError && (error.kind === 'not-found' || error.kind === 'forbidden');
}

/** Whether somebody's session is still theirs: another window may have ended it. */
const isStill = (personId: string) => pb.authStore.record?.id === personId;

/**
 * Writes each kept query to the device as soon as it has changed, by itself: windows don't overwrite each other's, and a
 * page may end at any moment. What the person may no longer see goes at once. Gives the function that ends it; nothing is
 * written after that.
 */
export function keepQueries(queryClient: QueryClient, personId: string, store: KeptStore): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set<string>();
  /** The queries that were just written, with what ends their rest. */
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Where there is no storage or no room left, the hub works as before.
  const tryTo = (work: Promise<void>) => void work.catch(() => undefined);

  function write(hashes: readonly string[]) {
    for (const hash of hashes) {
      changed.delete(hash);
      clearTimeout(resting.get(hash));
      resting.set(hash, setTimeout(endRest, WRITE_AGAIN_AFTER_MS, hash));
    }
    const entries = entriesOf(hashes.flatMap((hash) => cache.get(hash) ?? []));
    if (entries.length > 0 && isStill(personId)) tryTo(store.put(entries, Date.now()));
  }

  function writeRested() {
    timer = undefined;
    write([...changed].filter((hash) => !resting.has(hash)));
  }

  function endRest(hash: string) {
    resting.delete(hash);
    if (changed.has(hash)) write([hash]);
  }

  function note({ queryHash, queryKey, state }: Query) {
    if (state.data === undefined || !isKept(queryKey)) return;
    changed.add(queryHash);
    if (!resting.has(queryHash)) timer ??= setTimeout(writeRested);
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
    if (document.visibilityState === 'hidden') write([...changed]);
  }

  for (const query of cache.getAll()) if (!query.state.isInvalidated) note(query);
  const stopFollowing = cache.subscribe(follow);
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    for (const running of [timer, ...resting.values()]) clearTimeout(running);
    stopFollowing();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
