import { dropTypedText, readTypedText, storeTypedText, type TypedText } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import { draftIds, type DraftKey, draftName, type DraftPlace } from './draft-names';
import { lockDraft } from './draft-locks';

/** The drafts as this page has last read or written them, by name. */
const known = new Map<string, string>();

/** The text of a stored draft; `null` if there is none. */
export function readDraftText(key: DraftKey): TypedText | null {
  return key.personId === undefined ? null : readTypedText(key.personId, draftName(key));
}

/** Notes that this page shows a draft with this text. */
export function noteDraftText(key: DraftKey, text: string): void {
  known.set(draftName(key), text);
}

/** Whether another page has written a draft since this one has last read or written it. */
export function isWrittenElsewhere(key: DraftKey): boolean {
  const typed = readDraftText(key);
  return typed !== null && typed.text !== known.get(draftName(key));
}

/** Locks a draft for this page, and returns its key: a new one if another page has written the draft meanwhile. */
export function claimDraft(key: DraftKey): DraftKey {
  const own = isWrittenElsewhere(key) ? { ...key, draftId: newRecordId() } : key;
  void lockDraft(own);
  return own;
}

/** Stores the text of a draft on this device; returns whether it is stored. */
export function storeDraftText(key: DraftKey, text: string): boolean {
  if (key.personId === undefined) return false;
  noteDraftText(key, text);
  return storeTypedText(key.personId, draftName(key), text);
}

/** Deletes the text of a draft from this device. */
export function dropDraftText(key: DraftKey): void {
  if (key.personId !== undefined) dropTypedText(key.personId, draftName(key));
}

/** Whether a draft of whichever window is stored at a place. */
export function isDraftStored(place: DraftPlace): boolean {
  return draftIds(place).some((draftId) => readDraftText({ ...place, draftId }) !== null);
}

/** A stored draft that is one text. */
export interface TextDraft<Draft> extends TypedText {
  draftId: string;
  /** What the text says. */
  draft: Draft;
}

/** The drafts at a place, the newest first, as `parse` reads their text: those for which it returns `null` are left out. */
export function readTextDrafts<Draft>(
  place: DraftPlace,
  parse: (text: string) => Draft | null,
): TextDraft<Draft>[] {
  const drafts = draftIds(place).flatMap((draftId) => {
    const key = { ...place, draftId };
    const typed = readDraftText(key);
    const draft = typed && parse(typed.text);
    if (typed === null || draft === null) return [];
    noteDraftText(key, typed.text);
    return [{ ...typed, draftId, draft }];
  });
  return drafts.sort((a, b) => b.at - a.at);
}
