import { recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Note, note, type NoteValues } from './notes.schema';

/** The only way to the collection `notes`, as `client`'s person sees it. */
export function notesRepository(client: PocketBase) {
  const notes = recordRepository<typeof note, NoteValues>(client, { collection: 'notes', schema: note });
  return {
    ...notes,

    /** All notes that the person can see, by name. */
    listByName: (onFirstPage?: (notes: Note[]) => void): Promise<Note[]> =>
      notes.listAll({ perPage: 500, sort: 'name,id' }, onFirstPage),
  };
}
