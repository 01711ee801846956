import { typedTextNames } from '@hub/auth';
import type { FormKey } from './form-draft';

/** The prefix of the names of drafts on the device. */
const DRAFTS = 'form.';

/** The prefix of the names of the drafts of a collection. */
export const draftsOf = (collection: FormKey['collection']) => `${DRAFTS}${collection}.`;

/** The name of the draft of a form. */
export const draftName = ({ collection, part }: FormKey) => draftsOf(collection) + part;

/** The database of a person's chosen, unsaved files. Their id is in its name, so that it can be deleted by it. */
export const draftFilesName = (personId: string) => `hub-draft-files-${personId}`;

/** Deletes the files of a person's drafts if none of the drafts is left. */
export function forgetLostDraftFiles(personId: string): void {
  if (typedTextNames(personId, DRAFTS).length === 0) indexedDB.deleteDatabase(draftFilesName(personId));
}
