import { persistedList, type PersistedParsers } from '@hub/tool-kit';
import { notesKey, notesQuery } from './notes.queries';
import { note } from './notes.schema';

/** The parsers of Notes' persisted queries. */
export const notesParsers: PersistedParsers = [
  [notesQuery.queryKey, persistedList(note)],
  [[...notesKey, 'item'], note],
];
