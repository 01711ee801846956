/** An object of JSON, of which nothing is known yet. */
export type JsonObject = Readonly<{ [key: string]: unknown }>;

/** Whether a value of JSON is an object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
