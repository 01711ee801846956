import type { JsonObject } from './json-object';

/**
 * The fields of a request's body. JSON may also be `null`, which PocketBase treats as no fields; it is
 * refused here with a sentence, because code that reads a field of it would fail.
 */
export function bodyOf(e: { requestInfo(): { body: JsonObject | null } }): JsonObject {
  const { body } = e.requestInfo();
  if (body === null) throw new BadRequestError('Send the fields as an object of JSON.');
  return body;
}
