import {
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { QueryLike } from '@hub/ui';

/** A key of its own, apart from the tools' keys: a part of a list must not count as the whole, nor be persisted. */
function firstPageKey(queryKey: QueryKey): QueryKey {
  return ['first-page', queryKey];
}

/**
 * The function of a query for a whole list of many pages. `list` tells of its first page as soon as it has come, and
 * `useList` shows that until the rest is there.
 */
export function withFirstPage<Item>(list: (onFirstPage: (items: Item[]) => void) => Promise<Item[]>) {
  return ({ client, queryKey }: QueryFunctionContext): Promise<Item[]> => {
    // A list that is loaded again stays as it is until all pages are loaded.
    const isShown = client.getQueryData(queryKey) !== undefined;
    return list((items) => {
      if (!isShown) client.setQueryData(firstPageKey(queryKey), items);
    });
  };
}

/** A list as far as it is known. */
export interface PartOfList<Item> extends QueryLike<Item[]> {
  /** Whether the whole list is loaded; `false` while only the first page is, or nothing. */
  isWhole: boolean;
}

/**
 * A list: its first page at once, then all of it. `needsAll` holds the first page back where it would tell something
 * wrong, as what a filter finds.
 */
export function useList<Item, Key extends QueryKey>(
  query: UseQueryOptions<Item[], Error, Item[], Key>,
  { needsAll = false } = {},
): PartOfList<Item> {
  const first = useQuery<Item[]>({ queryKey: firstPageKey(query.queryKey), queryFn: skipToken });
  const { data, error, refetch } = useQuery(query);
  const standIn = needsAll || error !== null ? undefined : first.data;
  return { data: data ?? standIn, error, refetch, isWhole: data !== undefined };
}
