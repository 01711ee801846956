/** An object in a list within a record, in its stored form. */
export type Stored = Readonly<Record<string, unknown>>;

/** A stored text; `''` for any other value. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A stored text without spaces around it; `''` for any other value. */
export function trimmedText(value: unknown): string {
  return textOrEmpty(value).trim();
}

/** The texts in a stored list, without other values; none if it is not a list. */
export function readTexts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** Whether a stored value is an object, not a list. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as JSON that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isStored(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((key) => [key, part[key]]),
        )
      : part,
  );
}

/** The objects in a stored list, without other values; none if it is not a list. */
export function readObjects(stored: unknown): Stored[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter(isStored);
}
