import { newRecordId, pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expiryKey, itemQuery } from './expiry.queries';
import * as repo from './expiry.repo';
import type { ExpiryItem, ExpiryValues } from './expiry.schema';

/** Mutations refresh what shows the tool's data; what is said about success and failure is up to the screen. */

type OnProgress = (fraction: number) => void;

/** A saved item is known at once; what else was loaded is only marked, so that the next screen loads it anew. */
function useKeepSaved() {
  const queryClient = useQueryClient();
  return (item: ExpiryItem) => {
    queryClient.setQueryData(itemQuery(item.id).queryKey, item);
    return queryClient.invalidateQueries({ queryKey: expiryKey, refetchType: 'none' });
  };
}

/** Makes an item; tried again, it still makes only one. */
export function useCreateItem(onProgress: OnProgress) {
  const [id] = useState(newRecordId);
  return useMutation({
    mutationFn: (values: ExpiryValues) => repo.createItem(pb, id, values, { onProgress }),
    onSuccess: useKeepSaved(),
  });
}

interface Update {
  /** The item and the revision that the changes were made from. */
  item: Pick<ExpiryItem, 'id' | 'rev'>;
  changes: Partial<ExpiryValues>;
}

/** Changes an item; fails with `conflict` when it has changed since its revision. */
export function useUpdateItem(onProgress: OnProgress) {
  return useMutation({
    mutationFn: ({ item, changes }: Update) => repo.updateItem(pb, item, changes, { onProgress }),
    onSuccess: useKeepSaved(),
  });
}

/** Deletes an item with its document, and is done when the list on the screen has been loaded again. */
export function useDeleteItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => repo.deleteItem(pb, id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: expiryKey }),
  });
}
