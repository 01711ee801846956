import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pb } from './client';
import { subscribe } from './live';
import type { CollectionName } from './records.gen';

/**
 * Keeps queries fresh while a screen shows them: a change made elsewhere to the collection
 * invalidates everything under `queryKey`. `queryKey` must be a constant.
 */
export function useLive(collection: CollectionName, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribe(pb, collection, () => {
        void queryClient.invalidateQueries({ queryKey });
      }),
    [collection, queryClient, queryKey],
  );
}
