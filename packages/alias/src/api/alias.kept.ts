import { keptList, type KeptParsers } from '@hub/tool-kit';
import { aliasesQuery, aliasKey } from './alias.queries';
import { alias } from './alias.schema';

/** Read what is kept of Aliases on the device. */
export const aliasKept: KeptParsers = [
  [aliasesQuery.queryKey, keptList(alias)],
  [[...aliasKey, 'item'], alias],
];
