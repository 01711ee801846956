import { SHARED_CACHE } from '@hub/tool-kit/shared-files';
import { outboxName } from '@hub/tool-kit';
import { USED_CACHE } from '../service-worker/messages';

/** The IndexedDB database of the persisted queries: one for all people, so that one call deletes it. Its name is that of the first release. */
export const PERSISTED_DATABASE = 'hub-kept-queries';

/** Has this device take no notifications any more: they would be of somebody who is signed out. Fails where it took none. */
async function endNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Deletes a person's persisted queries, their outbox, the files that other apps shared and those of the hub that only
 * some people use, and ends this device's notifications, at a log-out. It starts at once and loads no code, because the
 * page may be closed right after.
 */
export function forgetPerson(personId: string): void {
  if ('caches' in globalThis) for (const name of [SHARED_CACHE, USED_CACHE]) void caches.delete(name);
  endNotifications().catch(() => undefined);
  try {
    for (const name of [PERSISTED_DATABASE, outboxName(personId)]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser without storage has stored nothing.
  }
}
