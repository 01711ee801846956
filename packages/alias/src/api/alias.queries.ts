import { pb } from '@hub/pb-client';
import { type ListOrder, type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { aliasRepository } from './alias.repo';
import type { Alias, AliasValues } from './alias.schema';

/** The query key of everything in the tool: one invalidation refreshes it all. */
export const aliasKey = ['aliases'] as const;

const repository = aliasRepository(pb);

/** The order of the list of aliases: the server's times sort as texts. */
export const NEWEST_FIRST: ListOrder<Alias> = {
  compare: (a, b) => (a.created === b.created ? 0 : a.created > b.created ? -1 : 1),
};

/** The aliases, to open, save and delete. */
export const aliasRecords: Records<Alias, AliasValues> = {
  repository,
  key: aliasKey,
  keepsDeleted: true,
  orderIn: ([, list]) => (list === 'list' ? NEWEST_FIRST : undefined),
};

/** All aliases, the newest first. */
export const aliasesQuery = queryOptions({
  queryKey: [...aliasKey, 'list'],
  queryFn: withFirstPage(repository.listNewestFirst),
});
