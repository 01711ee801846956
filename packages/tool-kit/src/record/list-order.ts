import type { QueryKey } from '@tanstack/react-query';

/** Which records are in a list, and in what order. Methods, for the reason of `OutboxRules`. */
export interface ListOrder<Item> {
  /** Whether a record is in this list; every one unless given. */
  belongs?(item: Item): boolean;
  /** The order of the list. */
  compare(a: Item, b: Item): number;
}

/** The order of the list under a query's key; `undefined` for other queries and lists with pages. */
export type OrderIn<Item> = (queryKey: QueryKey) => ListOrder<Item> | undefined;

/** The rows of a list with a saved record where its order puts it, or without the record for `null`. */
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
