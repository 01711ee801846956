import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** "Try again" for the data of a public service. */
export interface Reload {
  reload: () => void;
  isReloading: boolean;
}

/**
 * What "Try again" does if a public service has failed. A mere refetch would be answered from the hub's
 * cache, because the hub does not call such a service again within a minute; `load` is to bypass the cache
 * (`isPressed` of `askHub`). It replaces a running fetch. Its result becomes the data of the query; until
 * then, and if it fails, the screen stays as it is.
 */
export function useReload(queryKey: QueryKey, load: () => Promise<unknown>): Reload {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, await load());
    },
  });
  return { reload: () => mutate(), isReloading: isPending };
}
