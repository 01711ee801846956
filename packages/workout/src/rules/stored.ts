/** An object in a list inside a record, as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** A text as it is stored; `''` for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a value is an object as it is stored; a list is none. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in a stored list. What is no list has none, and what is no object is left out. */
export function readObjects(stored: unknown): Stored[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter(isStored);
}
