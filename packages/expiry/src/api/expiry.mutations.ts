import { pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { expiryKey } from './expiry.queries';
import * as repo from './expiry.repo';
import type { ExpiryItem, ExpiryValues } from './expiry.schema';

/** Each mutation refreshes what shows the tool's data; what is said about it is up to the screen. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: expiryKey });
}

type OnProgress = (fraction: number) => void;

/** Makes an item. */
export function useCreateItem(onProgress: OnProgress) {
  return useMutation({
    mutationFn: (values: ExpiryValues) => repo.createItem(pb, values, { onProgress }),
    onSuccess: useRefresh(),
  });
}

/** Changes an item that was read at `rev`; fails with `conflict` when it has changed since. */
export function useUpdateItem(onProgress: OnProgress) {
  return useMutation({
    mutationFn: ({
      item,
      changes,
    }: {
      item: Pick<ExpiryItem, 'id' | 'rev'>;
      changes: Partial<ExpiryValues>;
    }) => repo.updateItem(pb, item, changes, { onProgress }),
    onSuccess: useRefresh(),
  });
}

/** Deletes an item with its document. */
export function useDeleteItem() {
  return useMutation({
    mutationFn: (id: string) => repo.deleteItem(pb, id),
    onSuccess: useRefresh(),
  });
}
