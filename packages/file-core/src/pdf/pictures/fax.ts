/** So many zeros and a one are a code that stands at no other place (ITU-T T.4, 4.1.2; T.6, 2.4.1.1). */
const ZEROS = 11;
/** Two of them in a row end a picture, in groups of more codes for those of one dimension, each with a bit of its own. */
const IN_A_ROW = 2;
const MOST_IN_A_ROW = 6;

/** Behind the mark that ends a picture coded as faxes are, whole bytes; `null` where it has none. */
export function endOfFax(bytes: Uint8Array): number | null {
  let zeros = 0;
  let codes = 0;
  let since = 0;
  let end: number | null = null;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    for (let mask = 0x80; mask > 0; mask >>= 1) {
      if ((byte & mask) === 0) {
        zeros += 1;
        continue;
      }
      const isCode = zeros >= ZEROS;
      // Between the codes of a mixed picture stands one bit that is set.
      const isBit = zeros === 0 && since === 0 && codes > 0;
      zeros = 0;
      if (isCode) {
        codes += 1;
        since = 0;
        if (codes >= IN_A_ROW) end = at + 1;
        if (codes === MOST_IN_A_ROW) return end;
      } else if (isBit) since = 1;
      else {
        if (end !== null) return end;
        codes = 0;
        since = 0;
      }
    }
  }
  return end;
}
