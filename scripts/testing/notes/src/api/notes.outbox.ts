import { defineOutbox } from '@hub/tool-kit';
import { noteFields } from '../model/note-fields';
import { notesPaths } from '../paths';
import { noteRecords } from './notes.queries';

/** Declares that changes of notes can wait on the device. */
export const notesOutbox = defineOutbox({
  records: noteRecords,
  fields: noteFields,
  blank: (owner) => ({ name: '', text: null, owner, shared: false }),
  nameOf: ({ name }) => name,
  pathOf: notesPaths.edit,
});
