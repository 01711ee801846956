import { count, flag, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { noteFields } from '../model/note-fields';

/** A record of the collection `notes`, parsed: an empty field is `null`, never `""`. */
export const note = v.object({
  id: text,
  name: text,
  text: optionalText,
  owner: optionalText,
  shared: flag,
  rev: count,
});

export type Note = v.InferOutput<typeof note>;

/** The fields of a note that a person edits. */
export type NoteValues = ValuesOf<typeof noteFields>;
