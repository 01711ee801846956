import { isOfAnother } from '@hub/auth';
import { SHARED_CACHE } from '@hub/tool-kit/shared-files';
import { outboxName } from '@hub/tool-kit';
import { USED_CACHE } from '../service-worker/messages';

/**
 * The IndexedDB database of the persisted queries: one for all people, so that one call deletes it. Who signs in deletes what
 * others have in it. Its name is that of the first release.
 */
export const PERSISTED_DATABASE = 'hub-kept-queries';

/** Has this device take no notifications any more: they would be of somebody who is signed out. Fails where it took none. */
async function endNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Forgets what bears nobody's name: the files that other apps shared, those of the hub that only some people use. */
function forgetUnnamed(): void {
  if ('caches' in globalThis) for (const name of [SHARED_CACHE, USED_CACHE]) void caches.delete(name);
  endNotifications().catch(() => undefined);
}

/** Deletes the databases of everybody but `personId`, and says whether there were any. */
async function forgetDatabases(personId?: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  const others = databases.flatMap(({ name = '' }) => (isOfAnother(name, personId) ? [name] : []));
  for (const name of others) indexedDB.deleteDatabase(name);
  return others.length > 0;
}

/**
 * Deletes a person's persisted queries, their outbox, the files that other apps shared and those of the hub that only
 * some people use, and ends this device's notifications, at a log-out. It starts at once and loads no code, because the
 * page may be closed right after.
 */
export function forgetPerson(personId: string): void {
  forgetUnnamed();
  try {
    for (const name of [PERSISTED_DATABASE, outboxName(personId)]) indexedDB.deleteDatabase(name);
    forgetDatabases().catch(() => undefined);
  } catch {
    // A browser without storage has stored nothing.
  }
}

/** Deletes what people before left on this device whose sessions had ended without a log-out. Fails where nothing is stored. */
export async function forgetOthers(personId: string): Promise<void> {
  if (await forgetDatabases(personId)) forgetUnnamed();
}
