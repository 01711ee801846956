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

/** The end of the name of a draft with an id. */
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

/** The parts of the forms of a collection that have a draft on this device. */
export function deviceDraftParts({ collection, personId }: Omit<FormKey, 'part'>): string[] {
  if (personId === undefined) return [];
  const names = typedTextNames(personId, `${FORMS}${collection}.`);
  return [...new Set(names.map((name) => name.replace(ID, '')))];
}

/** The database of a person's chosen, unsaved files. Their id is in its name, so that it can be deleted by it. */
export const draftFilesName = (personId: string) => `hub-draft-files-${personId}`;

/** Deletes the files of a person's drafts if none of the drafts is left. */
export function forgetLostDraftFiles(personId: string): void {
  if (typedTextNames(personId, FORMS).length === 0) indexedDB.deleteDatabase(draftFilesName(personId));
}
