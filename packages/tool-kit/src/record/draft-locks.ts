import { type DraftKey, draftName, type DraftPlace } from './draft-names';

/** The locks that this page has requested, by name, and whether it got them. */
const requested = new Map<string, Promise<boolean>>();

/** Requests a lock, and keeps it until the page ends; returns `false` if it is taken. */
async function requestLock(name: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return true;
  return new Promise((resolve) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
    // A browser that blocks storage also refuses locks.
    request.catch(() => resolve(true));
  });
}

/**
 * Locks a draft until this page ends; returns `false` if another open page of this browser has locked it. Returns `true`
 * without the Locks API (plain http), because no page then knows of others.
 */
export function lockDraft(key: DraftKey): Promise<boolean> {
  const name = `hub-draft-${String(key.personId)}-${draftName(key)}`;
  const isLocked = requested.get(name) ?? requestLock(name);
  requested.set(name, isLocked);
  void isLocked.then((isOurs) => {
    if (!isOurs) requested.delete(name);
  });
  return isLocked;
}

/** Locks and returns the first of these drafts of a place that no other open page has locked; `null` for none. */
export async function lockFirstDraft<Draft extends { draftId: string }>(
  place: DraftPlace,
  drafts: readonly Draft[],
): Promise<Draft | null> {
  for (const draft of drafts) {
    if (await lockDraft({ ...place, draftId: draft.draftId })) return draft;
  }
  return null;
}
