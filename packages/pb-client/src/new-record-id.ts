const LENGTH = 15;
const RADIX = 36;

/**
 * An id for a record that is yet to be made, as the server makes them: 15 small letters and digits. A record that is
 * made under an id of one's own can be sent again after an answer that got lost, and is still made only once.
 */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % RADIX).toString(RADIX)).join('');
}
