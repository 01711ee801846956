import { count, moment, pb, text } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records, type ValuesOf } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import type { noteFields } from '../coach/notes/note-fields';

/** Notes a page. */
const PAGE_SIZE = 100;

/** A record of the collection `coach_notes` as the tool knows it; `author` is `''` once they have left the hub. */
const noteItem = v.object({ id: text, user: text, author: text, text, created: moment, rev: count });

/** What a coach has noted about an athlete, for coaches alone. */
export type Note = v.InferOutput<typeof noteItem>;

type NoteValues = ValuesOf<typeof noteFields>;

/** The only way to the collection `coach_notes`, as `client`'s person sees it. */
function noteRepository(client: PocketBase) {
  const notes = recordRepository<typeof noteItem, NoteValues>(client, {
    collection: 'coach_notes',
    schema: noteItem,
  });
  return {
    ...notes,

    /** All notes on one athlete, the newest first. */
    listOf: (user: string): Promise<Note[]> =>
      notes.listAll({
        perPage: PAGE_SIZE,
        filter: client.filter('user = {:user}', { user }),
        sort: '-created,id',
      }),
  };
}

const repository = noteRepository(pb);

/** Everything about notes lies under this key; it is not kept on the device. */
export const notesKey = ['coach-notes'] as const;

const orderOf = (user: unknown): ListOrder<Note> => ({
  belongs: (note) => note.user === user,
  compare: (a, b) => Number(b.created) - Number(a.created),
});

/** The notes, to write and delete. */
export const noteRecords: Records<Note, NoteValues> = {
  repository,
  key: notesKey,
  orderIn: ([, list, user]) => (list === 'of' ? orderOf(user) : undefined),
};

/** The notes on one athlete, the newest first. */
export const notesQuery = (user: string) =>
  queryOptions({ queryKey: [...notesKey, 'of', user], queryFn: () => repository.listOf(user) });
