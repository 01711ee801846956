import { damaged } from '../problem';

/**
 * A lookup table of codes by the bits they begin with: 512 entries for the first nine, then as many tables of
 * 128 as needed for up to seven more. An entry is a code's length × 256 + its symbol, 0 if there is no code,
 * or the number of a further table.
 */
export type Codes = Uint16Array;

const LONGEST = 16;
const FIRST = 9;
const REST = LONGEST - FIRST;
const REST_MASK = (1 << REST) - 1;
/** Marks an entry that is the number of a further table. */
const GOES_ON = 0x8000;

/**
 * The codes of a Huffman table (T.81, annex C).
 * @param table the number of codes of each length, in 16 bytes, then their symbols
 */
export function codesOf(table: Uint8Array): Codes {
  const long = table.subarray(FIRST, LONGEST).reduce((sum, count) => sum + count, 0);
  const codes = new Uint16Array((1 << FIRST) + (Math.min(long, 1 << FIRST) << REST));
  let nextTable = 1 << (FIRST - REST);
  let code = 0;
  let at = LONGEST;
  for (let length = 1; length <= LONGEST; length += 1) {
    const width = 1 << (LONGEST - length);
    for (let left = table[length - 1] ?? 0; left > 0; left -= 1, at += 1, code += width) {
      if (code + width > 1 << LONGEST) throw damaged('a Huffman table with too many codes');
      const entry = (length << 8) | (table[at] ?? 0);
      const start = code >> REST;
      if (length <= FIRST) {
        codes.fill(entry, start, start + (width >> REST));
        continue;
      }
      if (codes[start] === 0) codes[start] = GOES_ON | nextTable++;
      const rest = placeOf(codes[start] ?? 0, code);
      codes.fill(entry, rest, rest + width);
    }
  }
  return codes;
}

/** The index of the entry for the last seven of 16 bits. */
function placeOf(found: number, word: number): number {
  return ((found & ~GOES_ON) << REST) | (word & REST_MASK);
}

/** The code that 16 bits begin with: its length × 256 + its symbol; 0 if there is none. */
export function codeIn(codes: Codes, word: number): number {
  const found = codes[word >> REST] ?? 0;
  return found < GOES_ON ? found : (codes[placeOf(found, word)] ?? 0);
}
