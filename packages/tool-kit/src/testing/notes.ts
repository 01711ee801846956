import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { defineOutbox } from '../outbox/rules';
import { sharedField, textField } from '../record/field';
import type { ValuesOf } from '../record/field-table';
import { recordRepository, type Records } from '../record/record-repository';

/**
 * Notes are the records of this package's tests: they are stored as aliases, a collection with an owner and a unique
 * field.
 */
const schema = v.object({
  id: text,
  email: text,
  description: optionalText,
  /** Missing in notes that an earlier release stored. */
  retiredOn: v.optional(optionalCalendarDate, null),
  owner: optionalText,
  shared: flag,
  rev: count,
});
export type Note = v.InferOutput<typeof schema>;

export const noteFields = {
  email: textField({ label: 'Title', required: 'Give a title.' }),
  description: textField({ label: 'Note' }),
  shared: sharedField,
};
export type NoteValues = ValuesOf<typeof noteFields>;

/** The notes of the person who is signed in to `client`. */
export function notesOf(client: PocketBase) {
  return recordRepository<typeof schema, NoteValues>(client, { collection: 'aliases', schema });
}

/** The outbox rules of notes. */
export function noteOutbox(records: Records<Note, NoteValues>) {
  return defineOutbox({
    records,
    fields: noteFields,
    itemParser: schema,
    besides: (owner) => ({ retiredOn: null, owner }),
    nameOf: ({ email }) => email,
    pathOf: (id) => `/note/${id}`,
  });
}
