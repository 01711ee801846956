import { isOfAnother } from '@hub/auth';
import { SHARED_CACHE } from '@hub/tool-kit/shared-files';
import { draftFilesName, forgetLostDraftFiles, outboxName } from '@hub/tool-kit';
import { USED_CACHE } from '../service-worker/messages';

/**
 * The IndexedDB database of the persisted queries: one for all people, so that one call deletes it. A sign-in
 * deletes other people's data in it. The name is from the first release.
 */
export const PERSISTED_DATABASE = 'hub-kept-queries';

/** Unsubscribes this device from the notifications of a person who has logged out. */
async function endNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Deletes what is not stored by person (files that other apps shared, files on use), and ends the notifications. */
function forgetUnnamed(): void {
  if ('caches' in globalThis) for (const name of [SHARED_CACHE, USED_CACHE]) void caches.delete(name);
  endNotifications().catch(() => undefined);
}

/** Deletes the databases of everybody except `personId`, and returns whether there were any. */
async function forgetDatabases(personId?: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  const others = databases.flatMap(({ name = '' }) => (isOfAnother(name, personId) ? [name] : []));
  for (const name of others) indexedDB.deleteDatabase(name);
  return others.length > 0;
}

/**
 * At a log-out, deletes a person's persisted queries, their outbox, the files of their drafts, the files that
 * other apps shared and the cache of files on use, and ends this device's notifications. It starts at once and loads no code, because
 * the page may be closed right after.
 */
export function forgetPerson(personId: string): void {
  forgetUnnamed();
  try {
    for (const name of [PERSISTED_DATABASE, outboxName(personId), draftFilesName(personId)]) {
      indexedDB.deleteDatabase(name);
    }
    forgetDatabases().catch(() => undefined);
  } catch {
    // A browser without storage has stored nothing.
  }
}

/**
 * Deletes the data of other people whose sessions ended without a log-out, and this person's files of drafts
 * that are gone. Fails if nothing is stored.
 */
export async function forgetOthers(personId: string): Promise<void> {
  forgetLostDraftFiles(personId);
  if (await forgetDatabases(personId)) forgetUnnamed();
}
