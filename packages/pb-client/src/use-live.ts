import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pb } from './client';
import { isListed } from './list-all';
import { NOTHING_PROVEN, subscribe } from './live';
import type { CollectionName } from './records.gen';
import { reloadQueries } from './reload-queries';

/**
 * Reloads queries while a screen shows them: each change to the collection invalidates everything under
 * `queryKey`. So does the start of the subscription, except for lists that are known to be current.
 * `queryKey` must be a constant.
 */
export function useLive(collection: CollectionName, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribe(pb, collection, (provenSince) => {
        const mayBeWrong = ({ state }: Query) => !isListed(state.data) || state.dataUpdatedAt < provenSince;
        const filters = { queryKey, predicate: mayBeWrong };
        // When the subscription starts, a list that is still loading is compared with the server anyway.
        void (provenSince === NOTHING_PROVEN
          ? reloadQueries(queryClient, filters)
          : queryClient.invalidateQueries(filters));
      }),
    [collection, queryClient, queryKey],
  );
}
