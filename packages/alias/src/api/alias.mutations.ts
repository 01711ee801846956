import { newRecordId, pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { aliasesQuery, aliasKey } from './alias.queries';
import * as repo from './alias.repo';
import type { Alias, AliasChanges, NewAlias } from './alias.schema';

/**
 * Each mutation shows its result in the list at once, because loading thousands anew takes a moment, and then
 * refreshes what shows the tool's data. What is said about it is up to the screen.
 */
function useShow(): (change: (aliases: Alias[]) => Alias[]) => void {
  const queryClient = useQueryClient();
  return (change) => {
    queryClient.setQueryData(aliasesQuery.queryKey, (aliases) => aliases && change(aliases));
    void queryClient.invalidateQueries({ queryKey: aliasKey });
  };
}

/** Makes an alias; several may be under way at once, and one that is tried again is made once. */
export function useCreateAlias() {
  const show = useShow();
  const ids = useRef(new Map<string, string>());
  const idOf = (email: string) => {
    const id = ids.current.get(email) ?? newRecordId();
    ids.current.set(email, id);
    return id;
  };
  return useMutation({
    mutationFn: (values: NewAlias) => repo.createAlias(pb, idOf(values.email), values),
    onSuccess: (made, { email }) => {
      ids.current.delete(email);
      show((aliases) => [made, ...aliases.filter(({ id }) => id !== made.id)]);
    },
  });
}

/** Changes an alias that was read at `rev`; fails with `conflict` when it has changed since. */
export function useUpdateAlias() {
  const show = useShow();
  return useMutation({
    mutationFn: ({ id, rev, changes }: Pick<Alias, 'id' | 'rev'> & { changes: Partial<AliasChanges> }) =>
      repo.updateAlias(pb, { id, rev }, changes),
    onSuccess: (changed) =>
      show((aliases) => aliases.map((alias) => (alias.id === changed.id ? changed : alias))),
  });
}

/** Deletes an alias. */
export function useDeleteAlias() {
  const show = useShow();
  return useMutation({
    mutationFn: (id: string) => repo.deleteAlias(pb, id),
    onSuccess: (_, id) => show((aliases) => aliases.filter((alias) => alias.id !== id)),
  });
}
