import { type DraftKey, draftName, type DraftPlace } from './draft-names';

/** Whether this page holds a draft, by the name of its lock, as far as it has asked. */
const asked = new Map<string, Promise<boolean>>();

/** Whether a lock is free; it is then held until the page ends. */
async function takeLock(name: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return true;
  return new Promise((resolve) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
    // A browser that blocks storage refuses locks, too.
    request.catch(() => resolve(true));
  });
}

/**
 * Holds a draft for this page until the page ends; returns `false` if another open page of this browser holds it. Without
 * the Locks API (plain http) no page knows of others, and it returns `true`.
 */
export function holdDraft(key: DraftKey): Promise<boolean> {
  const name = `hub-draft-${String(key.personId)}-${draftName(key)}`;
  const isHeld = asked.get(name) ?? takeLock(name);
  asked.set(name, isHeld);
  void isHeld.then((isOurs) => {
    if (!isOurs) asked.delete(name);
  });
  return isHeld;
}

/** The first of these drafts of a place that no other open page holds, which this page then holds; `null` for none. */
export async function takeDraft<Draft extends { draftId: string }>(
  place: DraftPlace,
  drafts: readonly Draft[],
): Promise<Draft | null> {
  for (const draft of drafts) {
    if (await holdDraft({ ...place, draftId: draft.draftId })) return draft;
  }
  return null;
}
