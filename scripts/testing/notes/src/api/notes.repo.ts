import { recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Note, note, type NoteValues } from './notes.schema';

/** The only access to the collection `notes`, with the permissions of `client`'s person. */
export function notesRepository(client: PocketBase) {
  const notes = recordRepository<typeof note, NoteValues>(client, { collection: 'notes', schema: note });
  return {
    ...notes,

    /** All notes that the person can see, by name. */
    listByName: (onFirstPage?: (notes: Note[]) => void): Promise<Note[]> =>
      notes.listAll({ perPage: 500, sort: 'name,id' }, onFirstPage),
  };
}
