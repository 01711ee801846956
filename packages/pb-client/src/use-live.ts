import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pb } from './client';
import { isListed } from './list-all';
import { NOTHING_PROVEN, subscribe } from './live';
import type { CollectionName } from './records.gen';
import { reloadQueries } from './reload-queries';

/**
 * Keeps queries fresh while a screen shows them: a change made elsewhere to the collection
 * invalidates everything under `queryKey`, and so does the subscription as it comes up, except for lists that
 * nothing has happened to since they were read. `queryKey` must be a constant.
 */
export function useLive(collection: CollectionName, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribe(pb, collection, (provenSince) => {
        const mayBeWrong = ({ state }: Query) => !isListed(state.data) || state.dataUpdatedAt < provenSince;
        const filters = { queryKey, predicate: mayBeWrong };
        // As the subscription comes up, a list whose first load is under way is compared with the server already.
        void (provenSince === NOTHING_PROVEN
          ? reloadQueries(queryClient, filters)
          : queryClient.invalidateQueries(filters));
      }),
    [collection, queryClient, queryKey],
  );
}
