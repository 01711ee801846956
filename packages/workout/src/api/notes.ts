import { count, moment, pb, text } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records, type ValuesOf } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import type { noteFields } from '../coach/notes/note-fields';

/** The page size of notes. */
const PAGE_SIZE = 100;

/** A record of the collection `coach_notes`, parsed; `author` is `''` if the author has left the hub. */
const noteItem = v.object({ id: text, user: text, author: text, text, created: moment, rev: count });

/** A coach's note about an athlete, visible only to coaches. */
export type Note = v.InferOutput<typeof noteItem>;

type NoteValues = ValuesOf<typeof noteFields>;

/** The only access to the collection `coach_notes`, with the permissions of `client`'s person. */
function noteRepository(client: PocketBase) {
  const notes = recordRepository<typeof noteItem, NoteValues>(client, {
    collection: 'coach_notes',
    schema: noteItem,
  });
  return {
    ...notes,

    /** All notes about one athlete, the newest first. */
    listOf: (user: string): Promise<Note[]> =>
      notes.listAll({
        perPage: PAGE_SIZE,
        filter: client.filter('user = {:user}', { user }),
        sort: '-created,id',
      }),
  };
}

const repository = noteRepository(pb);

/** The common prefix of the query keys of notes, which are not stored on the device. */
export const notesKey = ['coach-notes'] as const;

const orderOf = (user: unknown): ListOrder<Note> => ({
  belongs: (note) => note.user === user,
  compare: (a, b) => Number(b.created) - Number(a.created),
});

/** For forms: saves and deletes notes. */
export const noteRecords: Records<Note, NoteValues> = {
  repository,
  key: notesKey,
  orderIn: ([, list, user]) => (list === 'of' ? orderOf(user) : undefined),
};

/** The notes about one athlete, the newest first. */
export const notesQuery = (user: string) =>
  queryOptions({ queryKey: [...notesKey, 'of', user], queryFn: () => repository.listOf(user) });
