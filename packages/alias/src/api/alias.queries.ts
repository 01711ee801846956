import { pb } from '@hub/pb-client';
import { type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { aliasRepository } from './alias.repo';
import type { Alias, AliasValues } from './alias.schema';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const aliasKey = ['aliases'] as const;

const repository = aliasRepository(pb);

/** The aliases, to open, save and delete. */
export const aliasRecords: Records<Alias, AliasValues> = { repository, key: aliasKey };

/** All aliases, the newest first. */
export const aliasesQuery = queryOptions({
  queryKey: [...aliasKey, 'list'],
  queryFn: withFirstPage(repository.listNewestFirst),
});

/** Shows a new alias in the loaded list at once, because loading thousands anew takes a moment. */
export function useShowNew(): (made: Alias) => void {
  const queryClient = useQueryClient();
  return (made) =>
    queryClient.setQueryData(
      aliasesQuery.queryKey,
      (aliases) => aliases && [made, ...aliases.filter(({ id }) => id !== made.id)],
    );
}
