/** An object of JSON, of which nothing is known yet. */
export type Entry = Readonly<{ [key: string]: unknown }>;

/** Whether a value of JSON is an object, and no list. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
