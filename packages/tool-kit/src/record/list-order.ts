import type { QueryKey } from '@tanstack/react-query';

/** Which records a list contains, and in what order. Methods, for the reason given at `OutboxRules`. */
export interface ListOrder<Item> {
  /** Whether a record belongs in this list; by default every record does. */
  belongs?(item: Item): boolean;
  /** The order of the list. */
  compare(a: Item, b: Item): number;
}

/** The order of the list under a query's key; `undefined` for other queries and lists with pages. */
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
