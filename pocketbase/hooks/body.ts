import type { JsonObject } from './json-object';

/**
 * The fields that a request sends. JSON may be `null` as well, which PocketBase takes for no fields at all; refused with a
 * sentence here, for code that looks into it would fail.
 */
export function bodyOf(e: { requestInfo(): { body: JsonObject | null } }): JsonObject {
  const { body } = e.requestInfo();
  if (body === null) throw new BadRequestError('Send the fields as an object of JSON.');
  return body;
}
