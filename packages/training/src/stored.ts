/** An entry of a list inside a record, as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** A text as it is stored; `''` for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The entries of a stored list; what is no list has none, and what is no entry is left out. */
export function entriesOf(stored: unknown): Stored[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter(
    (value): value is Stored => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}
