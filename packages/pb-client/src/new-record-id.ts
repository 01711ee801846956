const LENGTH = 15;
const RADIX = 36;

/**
 * An id for a new record, in the server's format: 15 lower-case letters and digits. Because the client
 * chooses it, a creation whose response was lost can be sent again without creating a second record.
 */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % RADIX).toString(RADIX)).join('');
}
