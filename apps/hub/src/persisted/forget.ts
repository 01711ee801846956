import { SHARED_CACHE } from '@hub/obscura/shared-files';
import { outboxName } from '@hub/tool-kit';

/** The IndexedDB database of the persisted queries: one for all people, so that one call deletes it. Its name is that of the first release. */
export const PERSISTED_DATABASE = 'hub-kept-queries';

/**
 * Deletes a person's persisted queries, their outbox and the files that other apps shared, at a log-out. It starts at once and
 * loads no code, because the page may be closed right after.
 */
export function forgetPerson(personId: string): void {
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE);
  try {
    for (const name of [PERSISTED_DATABASE, outboxName(personId)]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser without storage has stored nothing.
  }
}
