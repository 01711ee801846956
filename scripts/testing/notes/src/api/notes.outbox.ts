import { defineOutbox } from '@hub/tool-kit';
import { noteFields } from '../model/note-fields';
import { notesPaths } from '../paths';
import { noteRecords } from './notes.queries';
import { note } from './notes.schema';

/** Declares that changes of notes can wait on the device. */
export const notesOutbox = defineOutbox({
  records: noteRecords,
  fields: noteFields,
  itemParser: note,
  besides: (owner) => ({ owner }),
  nameOf: ({ name }) => name,
  pathOf: notesPaths.edit,
});
