import { DAMAGED, FileProblem } from '../problem';
import { ArithmeticDecoder, EVEN, type Contexts } from './arithmetic';
import type { Bits } from './bits';
import { isProgressive } from './frame';
import { isMarked, lastMarked, mark, type Marks } from './marks';
import type { ReadBlock, ScanToRead } from './scan-to-read';

/** How many contexts a colour has for its first coefficient, and for the others (T.81, F.1.4.4). */
const FIRST_CONTEXTS = 64;
const OTHER_CONTEXTS = 256;
/** Where the contexts for the size of the first coefficient stand, of others up to the one that DAC says, and above. */
const FIRST_SIZES = 20;
const LOW_SIZES = 189;
const HIGH_SIZES = 217;
/** From the context of a size to that of the bits below it. */
const TO_BITS = 14;
const MOST_SIZE = 0x4000;

/** One colour of a scan: what is known of its coefficients so far. */
interface Colour {
  first: Contexts;
  others: Contexts;
  /** Bounds between differences that count as none, small or large (T.81, F.1.4.4.1.2). */
  low: number;
  high: number;
  /** The last coefficient that has the contexts of the low ones. */
  lowest: number;
  /** Where the contexts stand that the last difference leads to. */
  after: number;
}

function broken(): FileProblem {
  return new FileProblem(DAMAGED, { cause: 'a coefficient that is too large, or behind the last' });
}

/** The contexts of a table are shared by the colours that use it. */
function coloursOf({ header, conditions }: ScanToRead): Colour[] {
  const tables = new Map<number, Contexts>();
  const contextsOf = (table: number, count: number) => {
    const contexts = tables.get(table) ?? new Uint8Array(count);
    tables.set(table, contexts);
    return contexts;
  };
  return header.components.map(({ dc, ac }, index) => {
    const condition = conditions[index] ?? { dc: 0, ac: 0 };
    return {
      first: contextsOf(dc, FIRST_CONTEXTS),
      others: contextsOf(16 + ac, OTHER_CONTEXTS),
      low: (1 << (condition.dc & 15)) >> 1,
      high: (1 << (condition.dc >> 4)) >> 1,
      lowest: condition.ac,
      after: 0,
    };
  });
}

/** Skips how large a value is, from a size on, and the bits below; gives the size (T.81, F.1.4.3). */
function skipSize(decoder: ArithmeticDecoder, contexts: Contexts, from: number, smallest: number): number {
  let at = from;
  let size = smallest;
  for (; decoder.decide(contexts, at) === 1; at += 1) {
    if (size === MOST_SIZE) throw broken();
    size *= 2;
  }
  for (let bit = size >> 1; bit > 0; bit >>= 1) decoder.decide(contexts, at + TO_BITS);
  return size;
}

/** Skips the first coefficient, as its difference from the one before (T.81, F.2.4.1). */
function skipFirst(decoder: ArithmeticDecoder, colour: Colour): void {
  const { first, after, low, high } = colour;
  colour.after = 0;
  if (decoder.decide(first, after) === 0) return;
  const sign = decoder.decide(first, after + 1);
  const isLarger = decoder.decide(first, after + 2 + sign) === 1;
  const size = isLarger ? skipSize(decoder, first, FIRST_SIZES, 1) : 0;
  if (size < low) return;
  colour.after = (size > high ? 12 : 4) + 4 * sign;
}

/** Skips the value of another coefficient, which is not zero (T.81, F.2.4.3). */
function skipOther(decoder: ArithmeticDecoder, { others, lowest }: Colour, k: number): void {
  decoder.decide(EVEN, 0);
  const at = 3 * k - 1;
  if (decoder.decide(others, at) === 0 || decoder.decide(others, at) === 0) return;
  skipSize(decoder, others, k <= lowest ? LOW_SIZES : HIGH_SIZES, 2);
}

/** Goes through coefficients that are brought for the first time (T.81, F.2.4.2), and tells those that are not zero. */
function skipBand(
  decoder: ArithmeticDecoder,
  colour: Colour,
  { from, to }: { from: number; to: number },
  onValue?: (k: number) => void,
): void {
  for (let k = from; k <= to; k += 1) {
    if (decoder.decide(colour.others, 3 * k - 3) === 1) return;
    for (; decoder.decide(colour.others, 3 * k - 2) === 0; k += 1) if (k === to) throw broken();
    skipOther(decoder, colour, k);
    onValue?.(k);
  }
}

/** Goes through coefficients that become one bit finer (T.81, G.1.3.3). */
function refineBand(
  decoder: ArithmeticDecoder,
  { others }: Colour,
  { from, to }: { from: number; to: number },
  marks: Marks,
  block: number,
): void {
  const last = lastMarked(marks, block, to);
  for (let k = from; k <= to; k += 1) {
    if (k > last && decoder.decide(others, 3 * k - 3) === 1) return;
    for (; !isMarked(marks, block, k); k += 1) {
      if (decoder.decide(others, 3 * k - 2) === 1) break;
      if (k === to) throw broken();
    }
    if (isMarked(marks, block, k)) {
      decoder.decide(others, 3 * k - 1);
    } else {
      decoder.decide(EVEN, 0);
      mark(marks, block, k);
    }
  }
}

const WHOLE = { from: 1, to: 63 };

/**
 * How the blocks of a scan are read that is coded arithmetically, up to the next restart.
 * @param marks of the only colour of a progressive scan that brings other coefficients than the first; else `null`
 */
export function arithmeticBlocks(scan: ScanToRead, marks: Marks | null, bits: Bits): ReadBlock {
  const decoder = new ArithmeticDecoder(bits);
  const colours = coloursOf(scan);
  const { frame, header } = scan;
  return (_, index, block) => {
    const colour = colours[index];
    if (!colour) return;
    if (!isProgressive(frame)) {
      skipFirst(decoder, colour);
      skipBand(decoder, colour, WHOLE);
    } else if (marks === null) {
      if (header.high > 0) decoder.decide(EVEN, 0);
      else skipFirst(decoder, colour);
    } else if (header.high > 0) {
      refineBand(decoder, colour, header, marks, block);
    } else {
      skipBand(decoder, colour, header, (k) => mark(marks, block, k));
    }
  };
}
