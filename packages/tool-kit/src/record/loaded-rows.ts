import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { insertedInOrder, type OrderIn } from './list-order';
import type { Locked } from './record-repository';

function isRow(entry: unknown): entry is Locked {
  return typeof entry === 'object' && entry !== null && 'id' in entry && 'rev' in entry;
}

/** Whether a query has loaded a list of records: such queries hold whole records, never parts of them. */
function isList(data: unknown): data is Locked[] {
  return Array.isArray(data) && data.length > 0 && data.every(isRow);
}

/** A list that is fetched page by page, as an infinite query holds it. */
interface Paged {
  pages: { items: unknown }[];
}

function isPaged(data: unknown): data is Paged {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
}

/** The records that a query has loaded, of all pages; none where it holds something else than a list. */
export function rowsOf(data: unknown): Locked[] {
  if (isPaged(data)) return data.pages.flatMap(({ items }) => rowsOf(items));
  return isList(data) ? data : [];
}

/** The same list with its records changed, page by page; anything else as it is. */
export function changeRows(data: unknown, change: (rows: Locked[]) => Locked[]): unknown {
  if (isPaged(data)) {
    const pages = data.pages.map((page) => ({ ...page, items: changeRows(page.items, change) }));
    return { ...data, pages };
  }
  return isList(data) ? change(data) : data;
}

/** The query key of one record. */
export function itemKey(key: QueryKey, id: string): QueryKey {
  return [...key, 'item', id];
}

/** The query key of all records of a tool, and their positions in its lists. */
interface Known<Item> {
  readonly key: QueryKey;
  readonly orderIn?: OrderIn<Item> | undefined;
}

/**
 * Puts a saved record in its place wherever it is loaded; `null` takes it out. A list stays as old as it is: of its other
 * records nothing was heard.
 */
export function putIntoQueries<Item extends Locked>(
  queryClient: QueryClient,
  { key, orderIn }: Known<Item>,
  id: string,
  saved: Item | null,
): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: key })) {
    const order = Array.isArray(state.data) ? orderIn?.(queryKey) : undefined;
    const data = order
      ? insertedInOrder(state.data as Item[], id, saved, order)
      : changeRows(state.data, (rows) => rows.flatMap((row) => (row.id === id ? (saved ?? []) : row)));
    if (data !== state.data) queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
  if (saved !== null) queryClient.setQueryData(itemKey(key, id), saved);
}
