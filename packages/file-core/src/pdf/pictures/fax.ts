/** This many zeros and a one are an EOL code, which occurs nowhere else (ITU-T T.4, 4.1.2; T.6, 2.4.1.1). */
const ZEROS = 11;
/**
 * Two EOL codes in a row end a picture (EOFB); with one-dimensional and mixed coding there are up to six
 * (RTC), and with mixed coding each has a tag bit.
 */
const IN_A_ROW = 2;
const MOST_IN_A_ROW = 6;

/** The offset of the byte after the mark that ends a fax-coded picture; `null` if it has none. */
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
      // With mixed coding, one bit that is set separates the codes.
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
