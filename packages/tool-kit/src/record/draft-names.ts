import { typedTextNames } from '@hub/auth';
import type { FormKey } from './form-draft';

/** Identifies a draft: each window with a form has its own. `draftId` is `''` if an earlier release stored it. */
export interface DraftKey extends FormKey {
  draftId: string;
}

/** The prefix of the names of drafts on the device. */
const DRAFTS = 'form.';

/** The suffix of a draft's name that contains its id. */
const ID = /~([a-z0-9]{15})$/;

/** The key under which the files of a draft are stored. */
export const draftFilesKey = ({ collection, part, draftId }: DraftKey) =>
  `${collection}.${part}${draftId && `~${draftId}`}`;

/** The storage name of a draft. */
export const draftName = (key: DraftKey) => DRAFTS + draftFilesKey(key);

/** The ids of a form's possible drafts on this device. */
export function draftIds(form: FormKey): string[] {
  if (form.personId === undefined) return [];
  const ends = typedTextNames(form.personId, draftName({ ...form, draftId: '' }));
  return ['', ...ends.flatMap((end) => (end.replace(ID, '') === '' ? (ID.exec(end)?.[1] ?? []) : []))];
}

/** The form parts of a collection for which this device stores a draft. */
export function deviceDraftParts({ collection, personId }: Omit<FormKey, 'part'>): string[] {
  if (personId === undefined) return [];
  const names = typedTextNames(personId, `${DRAFTS}${collection}.`);
  return [...new Set(names.map((name) => name.replace(ID, '')))];
}

/** The name of the database with a person's unsaved files. */
export const draftFilesName = (personId: string) => `hub-draft-files-${personId}`;

/** Deletes the files of a person's drafts if none of the drafts is left. */
export function forgetLostDraftFiles(personId: string): void {
  if (typedTextNames(personId, DRAFTS).length === 0) indexedDB.deleteDatabase(draftFilesName(personId));
}
