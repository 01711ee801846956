import type { QueryKey } from '@tanstack/react-query';

/** Which records a list contains, and in what order. Methods, for the reason given at `OutboxRules`. */
export interface ListOrder<Item> {
  /** Whether a record belongs in this list; by default every record does. */
  belongs?(item: Item): boolean;
  /** The order of the list. */
  compare(a: Item, b: Item): number;
}

/** The order of the list under a query's key, whole or in pages; `undefined` for other queries. */
export type OrderIn<Item> = (queryKey: QueryKey) => ListOrder<Item> | undefined;

/** The rows of a list with a saved record inserted at its place, or without the record for `null`. */
export function insertedInOrder<Item extends { id: string }>(
  rows: readonly Item[],
  id: string,
  saved: Item | null,
  order: ListOrder<Item>,
): Item[] {
  const others = rows.filter((row) => row.id !== id);
  if (saved === null || order.belongs?.(saved) === false) return others;
  return [...others, saved].sort((a, b) => order.compare(a, b));
}

/** A page of a list that is loaded page by page. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** The number of the next page; `null` on the last one. */
  next: number | null;
}

/**
 * The same for a list of which the first pages are loaded. Behind the last loaded row, a record that was not
 * loaded is inserted only if there are no further pages: it may belong on any of them.
 */
export function insertedInPages<Item extends { id: string }>(
  pages: readonly ListPage<Item>[],
  id: string,
  saved: Item | null,
  order: ListOrder<Item>,
): ListPage<Item>[] {
  const others = pages.map((page) => ({ ...page, items: page.items.filter((row) => row.id !== id) }));
  if (saved === null || order.belongs?.(saved) === false) return others;
  const isAfter = (row: Item) => order.compare(saved, row) < 0;
  const isLoaded = pages.some(({ items }) => items.some((row) => row.id === id));
  const last = others.findLast(({ next }) => isLoaded || next === null);
  const page = others.find(({ items }) => items.some(isAfter)) ?? last;
  return others.map((other) =>
    other === page ? { ...other, items: insertedInOrder(other.items, id, saved, order) } : other,
  );
}
