import { STALE_AFTER_MS } from '@hub/tool-kit';
import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { keptTools } from './kept-tools';
import type { KeptStore } from './kept-store';

/**
 * Asks for what is wanted offline, one tool after the other. What a tool has kept and the hub has not confirmed since
 * `contactAt` is dropped then: the person may have lost access to it (specification §2.19). A tool that could not be asked
 * keeps what it has.
 */
export async function fetchAhead(
  queryClient: QueryClient,
  store: KeptStore,
  contactAt: number,
): Promise<void> {
  for (const { keys, isPublic, ahead } of keptTools) {
    try {
      await ahead(queryClient);
      if (isPublic) continue;
      const isTheirs = (queryKey: QueryKey) => keys.some((key) => partialMatchKey(queryKey, key));
      // What was fresh was not asked for again.
      await store.dropBefore(contactAt - STALE_AFTER_MS, isTheirs);
    } catch {
      // The hub is away again, or the storage fails: the next time.
    }
  }
}
