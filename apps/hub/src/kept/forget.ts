import { SHARED_CACHE } from '@hub/obscura/shared-files';
import { outboxName } from '@hub/tool-kit';

/** Where kept queries lie in IndexedDB: one database, so that all of it can be forgotten at once. */
export const KEPT_DATABASE = 'hub-kept-queries';

/**
 * Forgets what is kept and what waits of a person, files of other apps among it, at a log-out. It is begun before the page can be closed, and loads
 * nothing.
 */
export function forgetPerson(personId: string): void {
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE);
  try {
    for (const name of [KEPT_DATABASE, outboxName(personId)]) indexedDB.deleteDatabase(name);
  } catch {
    // Where there is no storage, there was nothing.
  }
}
