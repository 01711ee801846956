import { codeIn, type Codes } from './huffman';

/** The bits that skips are looked up by: about two coefficients of a photo. */
const BITS = 12;
const UNUSED = 16 - BITS;

/**
 * How far the coefficients lead that some bits begin with, as many as lie in them wholly: of each 12 bits, the number of
 * bits (4 of an entry), whether the block ends (1), and the number of coefficients, an end of block counted as one.
 */
type Skips = Uint16Array;

const known = new WeakMap<Codes, Skips>();

/** Whether a code of a sequential scan ends its block (T.81, F.2.2.2): every one without bits but a run of 16 zeros. */
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

/** The skips of the codes of a sequential scan's coefficients. */
export function skipsOf(codes: Codes): Skips {
  const before = known.get(codes);
  if (before) return before;
  const skips = Uint16Array.from({ length: 1 << BITS }, (_, first) => skipOf(codes, first));
  known.set(codes, skips);
  return skips;
}

/** The skip that 16 bits begin with; 0 where none does. */
export function skipIn(skips: Skips, word: number): number {
  return skips[word >> UNUSED] ?? 0;
}
