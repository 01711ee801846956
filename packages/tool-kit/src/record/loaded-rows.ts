import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { insertedInOrder, insertedInPages, type ListOrder, type ListPage, type OrderIn } from './list-order';
import type { Versioned } from './record-repository';

function isRow(entry: unknown): entry is Versioned {
  return typeof entry === 'object' && entry !== null && 'id' in entry && 'rev' in entry;
}

/** Whether a query holds a list of records; such queries hold whole records, never a selection of fields. */
function isList(data: unknown): data is Versioned[] {
  return Array.isArray(data) && data.length > 0 && data.every(isRow);
}

/** A list that an infinite query loads page by page. */
interface Paged {
  pages: { items: unknown }[];
}

function isPaged(data: unknown): data is Paged {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
}

/** The records that a query holds, of all pages; none if it holds something other than a list. */
export function rowsOf(data: unknown): Versioned[] {
  if (isPaged(data)) return data.pages.flatMap(({ items }) => rowsOf(items));
  return isList(data) ? data : [];
}

/** The same list with its records changed, page by page; data of another kind are returned as they are. */
export function changeRows(data: unknown, change: (rows: Versioned[]) => Versioned[]): unknown {
  if (isPaged(data)) {
    const pages = data.pages.map((page) => ({ ...page, items: changeRows(page.items, change) }));
    return { ...data, pages };
  }
  return isList(data) ? change(data) : data;
}

/** The same list with a saved record at its place, or without it for `null`; other data as they are. */
function withSaved<Item extends Versioned>(
  data: unknown,
  id: string,
  saved: Item | null,
  order: ListOrder<Item>,
): unknown {
  if (Array.isArray(data)) return insertedInOrder(data as Item[], id, saved, order);
  if (!isPaged(data)) return data;
  return { ...data, pages: insertedInPages(data.pages as ListPage<Item>[], id, saved, order) };
}

/** The query key of one record. */
export function itemKey(key: QueryKey, id: string): QueryKey {
  return [...key, 'item', id];
}

/** The query key of a tool's records, and the order of its lists. */
interface Known<Item> {
  readonly key: QueryKey;
  readonly orderIn?: OrderIn<Item> | undefined;
}

/** The revision of a record that a query holds, in a list or alone; 0 if it does not hold it. */
function revisionIn(data: unknown, id: string): number {
  const rows = isRow(data) ? [data] : rowsOf(data);
  return rows.find((row) => row.id === id)?.rev ?? 0;
}

/**
 * Updates a saved record in every loaded query; `null` removes it. A list keeps its time of loading, because
 * its other records were not reloaded. If a newer revision has been loaded meanwhile, only older ones are
 * replaced: where the record is not, that one may have moved it away.
 */
export function putIntoQueries<Item extends Versioned>(
  queryClient: QueryClient,
  { key, orderIn }: Known<Item>,
  id: string,
  saved: Item | null,
): void {
  const queries = queryClient.getQueryCache().findAll({ queryKey: key });
  const revision = saved?.rev ?? Infinity;
  const isLate = queries.some(({ state }) => revisionIn(state.data, id) > revision);
  const takes = (data: unknown) => {
    const loaded = revisionIn(data, id);
    return !isLate || (loaded > 0 && loaded <= revision);
  };
  for (const { queryKey, state } of queries) {
    if (!takes(state.data)) continue;
    const order = orderIn?.(queryKey);
    const data = order
      ? withSaved(state.data, id, saved, order)
      : changeRows(state.data, (rows) => rows.flatMap((row) => (row.id === id ? (saved ?? []) : row)));
    if (data !== state.data) queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
  if (saved === null || !takes(queryClient.getQueryData(itemKey(key, id)))) return;
  // The caller reloads running queries. Without a time, the request for the item would be restarted before that.
  queryClient.setQueryData(itemKey(key, id), saved, { updatedAt: Date.now() });
}
