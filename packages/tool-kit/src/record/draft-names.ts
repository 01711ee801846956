import { typedTextNames } from '@hub/auth';
import type { FormKey } from './form-draft';

/** Where something that is typed is stored on the device: for whom, and under which name. */
export interface DraftPlace {
  personId: string | undefined;
  name: string;
}

/** Identifies a draft: each window has its own at a place. Its id is `''` if an earlier release stored it. */
export interface DraftKey extends DraftPlace {
  draftId: string;
}

/** The prefix of the names of the drafts of forms for records. */
const FORMS = 'form.';

/** The suffix of a draft's name that contains its id. */
const ID = /~([a-z0-9]{15})$/;

/** Where the drafts of a form for a record are stored. */
export const formPlace = ({ collection, personId, part }: FormKey): DraftPlace => ({
  personId,
  name: `${FORMS}${collection}.${part}`,
});

/** The name of a draft on the device. */
export const draftName = ({ name, draftId }: DraftKey) => name + (draftId && `~${draftId}`);

/** The name of the files of a form's draft. */
export const draftFilesKey = (key: DraftKey) => draftName(key).slice(FORMS.length);

/** The ids of the drafts that may be stored at a place. */
export function draftIds({ personId, name }: DraftPlace): string[] {
  if (personId === undefined) return [];
  const ends = typedTextNames(personId, name);
  return ['', ...ends.flatMap((end) => (end.replace(ID, '') === '' ? (ID.exec(end)?.[1] ?? []) : []))];
}

/** The form parts of a collection for which this device stores a draft. */
export function deviceDraftParts({ collection, personId }: Omit<FormKey, 'part'>): string[] {
  if (personId === undefined) return [];
  const names = typedTextNames(personId, `${FORMS}${collection}.`);
  return [...new Set(names.map((name) => name.replace(ID, '')))];
}

/** The name of the database with a person's unsaved files. */
export const draftFilesName = (personId: string) => `hub-draft-files-${personId}`;

/** Deletes the files of a person's drafts if none of the drafts is left. */
export function forgetLostDraftFiles(personId: string): void {
  if (typedTextNames(personId, FORMS).length === 0) indexedDB.deleteDatabase(draftFilesName(personId));
}
