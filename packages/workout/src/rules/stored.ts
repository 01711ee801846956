/** An object in a list inside a record, as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** A text as it is stored; `''` for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The objects in a stored list. What is no list has none, and what is no object is left out. */
export function readObjects(stored: unknown): Stored[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter(
    (value): value is Stored => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}
