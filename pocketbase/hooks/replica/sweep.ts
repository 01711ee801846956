/** How many days a copy stays after its document was deleted: a day longer than Litestream keeps what the database was. */
const KEPT_DAYS = 8;

const DAY_MS = 86_400_000;

/** When copies were first found without a record that names them: a day such as `2026-11-26`. */
export type Gone = Readonly<Record<string, string>>;

/**
 * Which copies of documents go, and what to remember of the others that no record names any more: a database that is
 * restored as of a day before may name them.
 */
export function sweep(
  copies: readonly string[],
  named: ReadonlySet<string>,
  before: Gone,
  today: string,
): { remove: string[]; gone: Gone } {
  const unnamed = copies.filter((key) => !named.has(key));
  const since = (key: string) => before[key] ?? today;
  const isOver = (key: string) => Date.parse(today) - Date.parse(since(key)) >= KEPT_DAYS * DAY_MS;
  const stay = unnamed.filter((key) => !isOver(key));
  return {
    remove: unnamed.filter(isOver),
    gone: Object.fromEntries(stay.map((key) => [key, since(key)])),
  };
}
