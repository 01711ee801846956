import { typedTextNames } from '@hub/auth';
import type { FormKey } from './form-draft';

/** Identifies a draft of a form: each window with the form has its own. Its id is `''` if an earlier release stored it. */
export interface DraftKey extends FormKey {
  draftId: string;
}

/** The prefix of the names of drafts on the device. */
const DRAFTS = 'form.';

/** The end of the name of a draft with an id. */
const ID = /~([a-z0-9]{15})$/;

/** Where the files of a draft are stored. */
export const draftPlace = ({ collection, part, draftId }: DraftKey) =>
  `${collection}.${part}${draftId && `~${draftId}`}`;

/** The name of a draft on the device. */
export const draftName = (key: DraftKey) => DRAFTS + draftPlace(key);

/** The ids of the drafts that a form may have on this device. */
export function draftIds(form: FormKey): string[] {
  if (form.personId === undefined) return [];
  const ends = typedTextNames(form.personId, draftName({ ...form, draftId: '' }));
  return ['', ...ends.flatMap((end) => (end.replace(ID, '') === '' ? (ID.exec(end)?.[1] ?? []) : []))];
}

/** The parts of the forms of a collection that have a draft on this device. */
export function deviceDraftParts({ collection, personId }: Omit<FormKey, 'part'>): string[] {
  if (personId === undefined) return [];
  const names = typedTextNames(personId, `${DRAFTS}${collection}.`);
  return [...new Set(names.map((name) => name.replace(ID, '')))];
}

/** The database of a person's chosen, unsaved files. Their id is in its name, so that it can be deleted by it. */
export const draftFilesName = (personId: string) => `hub-draft-files-${personId}`;

/** Deletes the files of a person's drafts if none of the drafts is left. */
export function forgetLostDraftFiles(personId: string): void {
  if (typedTextNames(personId, DRAFTS).length === 0) indexedDB.deleteDatabase(draftFilesName(personId));
}
