import {
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { QueryLike } from '@hub/ui';

/** A key outside the tools' keys: a part of a list must neither count as the whole nor be persisted. */
function firstPageKey(queryKey: QueryKey): QueryKey {
  return ['first-page', queryKey];
}

/** The `queryFn` of a list of many pages: `useList` shows its first page until the rest has arrived. */
export function withFirstPage<Item>(list: (onFirstPage: (items: Item[]) => void) => Promise<Item[]>) {
  return ({ client, queryKey }: QueryFunctionContext): Promise<Item[]> => {
    // A list that is being reloaded is shown unchanged until all its pages have arrived.
    const isShown = client.getQueryData(queryKey) !== undefined;
    return list((items) => {
      if (!isShown) client.setQueryData(firstPageKey(queryKey), items);
    });
  };
}

type WholeList<Item> = (onFirstPage?: (items: Item[]) => void) => Promise<Item[]>;

/** Sorts a list, and its first page, in an order that the server does not offer. */
export function inOrder<Item>(list: WholeList<Item>, compare: (a: Item, b: Item) => number): WholeList<Item> {
  return async (onFirstPage) => (await list((first) => onFirstPage?.(first.sort(compare)))).sort(compare);
}

/** A list, as far as it is loaded. */
export interface PartOfList<Item> extends QueryLike<Item[]> {
  /** Whether the whole list is loaded; `false` while only the first page is, or nothing. */
  isWhole: boolean;
}

/**
 * Returns a list: its first page at once, and then all of it. With `needsAll`, it waits for all, such as to filter
 * them.
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
