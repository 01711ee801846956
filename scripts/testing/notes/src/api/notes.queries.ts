import { pb } from '@hub/pb-client';
import { type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { notesRepository } from './notes.repo';
import type { Note, NoteValues } from './notes.schema';

/** The common prefix of the tool's query keys: one invalidation refreshes everything. */
export const notesKey = ['notes'] as const;

const repository = notesRepository(pb);

/** For forms: loads, saves and deletes notes. */
export const noteRecords: Records<Note, NoteValues> = { repository, key: notesKey };

/** All notes, by name. */
export const notesQuery = queryOptions({
  queryKey: [...notesKey, 'list'],
  queryFn: withFirstPage(repository.listByName),
});
