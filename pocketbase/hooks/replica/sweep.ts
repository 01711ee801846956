/** How many days a deleted document's copy is kept: one more than Litestream keeps states of the database. */
const KEPT_DAYS = 8;

const DAY_MS = 86_400_000;

/** When each copy was first found to be unused: a day such as `2026-11-26`. */
export type Deleted = Readonly<Record<string, string>>;

/**
 * Which copies of documents to delete, and what to remember about the others that no record uses any more:
 * they are still needed if the database is restored to an earlier day.
 */
export function sweep(
  copies: readonly string[],
  named: ReadonlySet<string>,
  before: Deleted,
  today: string,
): { remove: string[]; deleted: Deleted } {
  const unnamed = copies.filter((key) => !named.has(key));
  const since = (key: string) => before[key] ?? today;
  const isOver = (key: string) => Date.parse(today) - Date.parse(since(key)) >= KEPT_DAYS * DAY_MS;
  const stay = unnamed.filter((key) => !isOver(key));
  return {
    remove: unnamed.filter(isOver),
    deleted: Object.fromEntries(stay.map((key) => [key, since(key)])),
  };
}
