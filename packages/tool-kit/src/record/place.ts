import type { QueryKey } from '@tanstack/react-query';

/** Which records stand in a list, and in what order. */
export interface Place<Item> {
  /** Whether a record stands in this list; every one unless given. */
  belongs?: (item: Item) => boolean;
  /** The order of the list. */
  compare: (a: Item, b: Item) => number;
}

/** The place of records in the list under a query's key; `undefined` where it is no such list, or has pages. */
export type PlaceIn<Item> = (queryKey: QueryKey) => Place<Item> | undefined;

/** A list with a record as it is saved: in its place, or, for `null`, out of it. */
export function placed<Item extends { id: string }>(
  rows: readonly Item[],
  id: string,
  saved: Item | null,
  { belongs = () => true, compare }: Place<Item>,
): Item[] {
  const others = rows.filter((row) => row.id !== id);
  return saved !== null && belongs(saved) ? [...others, saved].sort(compare) : others;
}
