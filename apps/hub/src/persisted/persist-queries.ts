import { HubError } from '@hub/pb-client';
import { askToPersist } from '@hub/tool-kit';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { toPersisted } from './to-persisted';
import { isPersisted } from './persisted-keys';
import { isStill, type QueryStore } from './query-store';

/** A query is written at most once within this time; changes meanwhile are written together. */
const WRITE_AGAIN_AFTER_MS = 1_000;

function isLost(error: unknown): boolean {
  return error instanceof HubError && (error.kind === 'not-found' || error.kind === 'forbidden');
}

/**
 * Writes each persisted query to the device when it changes. Each query has its own row, so that two windows
 * don't overwrite each other's, and closing a page loses at most the last change. A query that fails with 403
 * or 404 is deleted, because the person has lost access. Returns the function that stops it; after that
 * nothing is written.
 */
export function persistQueries(queryClient: QueryClient, personId: string, store: QueryStore): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set<string>();
  /** The queries that were written within `WRITE_AGAIN_AFTER_MS`, each with its timer. */
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without storage, or with a full disk, the hub works online as usual.
  const tryTo = (work: Promise<void>) => void work.catch(() => undefined);

  function write(hashes: readonly string[]) {
    for (const hash of hashes) {
      changed.delete(hash);
      clearTimeout(resting.get(hash));
      resting.set(hash, setTimeout(endRest, WRITE_AGAIN_AFTER_MS, hash));
    }
    const entries = toPersisted(hashes.flatMap((hash) => cache.get(hash) ?? []));
    if (entries.length === 0 || !isStill(personId)) return;
    tryTo(store.put(entries, Date.now()).then(() => void askToPersist()));
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
    if (state.data === undefined || !isPersisted(queryKey)) return;
    changed.add(queryHash);
    if (!resting.has(queryHash)) timer ??= setTimeout(writeRested);
  }

  function drop({ queryHash, queryKey }: Query) {
    if (!isPersisted(queryKey)) return;
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
