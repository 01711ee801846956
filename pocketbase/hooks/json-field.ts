/**
 * The value of a JSON field. What was sent as a text that is no JSON is given as that text, which no check takes for a
 * list or an object: PocketBase quotes it in Go's way, where control characters are no JSON.
 */
export function jsonIn(record: HubRecord, field: string): unknown {
  const text = record.getString(field) || 'null';
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
