/** The key in the session storage, which each window has for itself, also after it was reloaded or restored. */
const KEY = 'hub-own-drafts';

/** A window has far fewer forms open. */
const MOST = 20;

function ownIds(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return []; // The browser blocks storage: the newest draft is taken for this window's.
  }
}

/** Notes that this window writes a draft, by its id: nothing else of it is stored here. */
export function noteOwnDraft(draftId: string): void {
  const ids = ownIds().filter((id) => id !== draftId);
  try {
    sessionStorage.setItem(KEY, [...ids, draftId].slice(-MOST).join(' '));
  } catch {
    // As above.
  }
}

/** The drafts with those of this window first: of two windows that are reloaded at once, each continues its own. */
export function ownDraftsFirst<Draft extends { draftId: string }>(
  drafts: readonly Draft[],
): readonly Draft[] {
  const own = new Set(ownIds());
  return [...drafts].sort((a, b) => Number(own.has(b.draftId)) - Number(own.has(a.draftId)));
}
