/** The remainder of each byte for the polynomial of zip (APPNOTE 4.4.7). */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** The CRC-32 of bytes, as a number of 32 bits. */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  // By index: an iterator takes four times as long.
  for (let at = 0; at < bytes.length; at += 1)
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return ~remainder >>> 0;
}
