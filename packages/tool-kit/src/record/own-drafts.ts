/** The key in the session storage, which belongs to one window, and outlives a reload. */
const KEY = 'hub-own-drafts';

/** The most drafts that are noted: far more than the forms that a window has open. */
const MOST = 20;

function ownIds(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return []; // The browser blocks storage: the newest draft is taken for this window's.
  }
}

/** Notes the id of a draft that this window writes; the draft itself is stored elsewhere. */
export function noteOwnDraft(draftId: string): void {
  const ids = ownIds().filter((id) => id !== draftId);
  try {
    sessionStorage.setItem(KEY, [...ids, draftId].slice(-MOST).join(' '));
  } catch {
    // The browser blocks storage.
  }
}

/** The drafts, those of this window first: of two windows that are reloaded at once, each continues its own. */
export function ownDraftsFirst<Draft extends { draftId: string }>(
  drafts: readonly Draft[],
): readonly Draft[] {
  const own = new Set(ownIds());
  return [...drafts].sort((a, b) => Number(own.has(b.draftId)) - Number(own.has(a.draftId)));
}
