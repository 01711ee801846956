/** A JSON object whose content was not checked yet. */
export type JsonObject = Readonly<{ [key: string]: unknown }>;

/** Whether a JSON value is an object, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; `null` if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
