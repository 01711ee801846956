import { count, flag, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { noteFields } from '../model/note-fields';

/** A record of the collection `notes` as the tool knows it: what is missing is `null`, never `""`. */
export const note = v.object({
  id: text,
  name: text,
  text: optionalText,
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** Something written down. */
export type Note = v.InferOutput<typeof note>;

/** What a person decides about a note. */
export type NoteValues = ValuesOf<typeof noteFields>;
