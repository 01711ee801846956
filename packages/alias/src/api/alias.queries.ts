import { pb } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as repo from './alias.repo';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const aliasKey = ['aliases'] as const;

/** All aliases, the newest first. */
export const aliasesQuery = queryOptions({
  queryKey: [...aliasKey, 'list'],
  queryFn: () => repo.listAliases(pb),
});

/** One alias. */
export const aliasQuery = (id: string) =>
  queryOptions({ queryKey: [...aliasKey, 'alias', id], queryFn: () => repo.getAlias(pb, id) });
