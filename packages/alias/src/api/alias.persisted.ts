import { persistedList, type PersistedParsers } from '@hub/tool-kit';
import { aliasesQuery, aliasKey } from './alias.queries';
import { alias } from './alias.schema';

/** The parsers of Aliases' persisted queries. */
export const aliasParsers: PersistedParsers = [
  [aliasesQuery.queryKey, persistedList(alias)],
  [[...aliasKey, 'item'], alias],
];
