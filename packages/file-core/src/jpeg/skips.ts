import { codeIn, type Codes } from './huffman';

/** How many bits are used to look up a skip: about two coefficients of a photo. */
const BITS = 12;
const UNUSED = 16 - BITS;

/**
 * For each value of 12 bits, how many coefficients are completely inside it. An entry contains the number of
 * their bits (in 4 bits), whether the block ends (in 1 bit), and the number of coefficients, where an end of
 * block counts as one.
 */
type Skips = Uint16Array;

const known = new WeakMap<Codes, Skips>();

/** Whether a code ends its block: it has no value bits, and is no run of 16 zeros (T.81, F.2.2.2). */
export function endsBlock(code: number): boolean {
  return (code & 15) === 0 && (code & 0xff) !== 0xf0;
}

function skipOf(codes: Codes, first: number): number {
  let [bits, coefficients] = [0, 0];
  for (;;) {
    const code = codeIn(codes, (first << (UNUSED + bits)) & 0xffff);
    const length = (code >> 8) + (code & 15);
    if (code === 0 || bits + length > BITS) return (coefficients << 5) | bits;
    bits += length;
    if (endsBlock(code)) return ((coefficients + 1) << 5) | 16 | bits;
    coefficients += ((code >> 4) & 15) + 1;
  }
}

/** The skips for a table of AC codes of a sequential scan. */
export function skipsOf(codes: Codes): Skips {
  const before = known.get(codes);
  if (before) return before;
  const skips = Uint16Array.from({ length: 1 << BITS }, (_, first) => skipOf(codes, first));
  known.set(codes, skips);
  return skips;
}

/** The skip that 16 bits begin with; 0 if there is none. */
export function skipIn(skips: Skips, word: number): number {
  return skips[word >> UNUSED] ?? 0;
}
