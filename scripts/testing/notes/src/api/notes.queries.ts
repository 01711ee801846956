import { pb } from '@hub/pb-client';
import { type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { notesRepository } from './notes.repo';
import type { Note, NoteValues } from './notes.schema';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const notesKey = ['notes'] as const;

const repository = notesRepository(pb);

/** The notes, to open, save and delete. */
export const noteRecords: Records<Note, NoteValues> = { repository, key: notesKey };

/** All notes, by name. */
export const notesQuery = queryOptions({
  queryKey: [...notesKey, 'list'],
  queryFn: withFirstPage(repository.listByName),
});
