import { Unzlib, Zlib } from 'fflate';
import { DAMAGED, FileProblem } from '../problem';
import { Bits, type Codes, codesOf } from './huffman';

/** What a zlib stream takes and gives, in bytes. */
export interface Measure {
  /** How long the stream is, from its header to its checksum: what follows is not part of it. */
  length: number;
  /** How much it inflates to. */
  size: number;
}

const CHECKSUM = 4;
const END = 256;
/** Lengths and distances: what each symbol stands for at least, and how many more bits it has (RFC 1951, 3.2.5). */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const MOST_LITERALS = 286;
/** The order in which the lengths of the code for lengths are written (3.2.7). */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

interface BlockCodes {
  literals: Codes;
  distances: Codes;
}

function broken(cause: string): FileProblem {
  return new FileProblem(DAMAGED, { cause });
}

/** The codes of a block that brings none (3.2.6). */
const FIXED: BlockCodes = {
  literals: codesOf(
    Uint8Array.from({ length: 288 }, (_, symbol) =>
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
    ),
    false,
  ),
  distances: codesOf(new Uint8Array(32).fill(5), false),
};

/** The codes that a block brings along (3.2.7). */
function codesIn(bits: Bits): BlockCodes {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const written = bits.take(4) + 4;
  if (literals > MOST_LITERALS || distances > DISTANCES.length) throw broken('a block with too many symbols');
  const orders = new Uint8Array(ORDER.length);
  for (const symbol of ORDER.slice(0, written)) orders[symbol] = bits.take(3);
  const codes = codesOf(orders, false);
  const lengths = new Uint8Array(literals + distances);
  let at = 0;
  while (at < lengths.length) {
    const symbol = bits.symbol(codes);
    if (symbol < 16) {
      lengths[at] = symbol;
      at += 1;
      continue;
    }
    if (symbol === 16 && at === 0) throw broken('a repeated length with none before it');
    const length = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const repeat = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    if (at + repeat > lengths.length) throw broken('more lengths than symbols');
    lengths.fill(length, at, at + repeat);
    at += repeat;
  }
  if (lengths[END] === 0) throw broken('a block that can’t end');
  return {
    literals: codesOf(lengths.subarray(0, literals), true),
    distances: codesOf(lengths.subarray(literals), true),
  };
}

/** How much a block of codes inflates to, after as much before it. */
function codedSize(bits: Bits, { literals, distances }: BlockCodes, before: number): number {
  let size = before;
  for (;;) {
    size += bits.run(literals, END);
    const symbol = bits.symbol(literals);
    if (symbol < END) {
      size += 1;
      continue;
    }
    if (symbol === END) return size;
    const least = LENGTHS[symbol - END - 1];
    if (least === undefined) throw broken('an unknown length');
    const length = least + bits.take(LENGTH_BITS[symbol - END - 1] ?? 0);
    const far = bits.symbol(distances);
    const distance = (DISTANCES[far] ?? Infinity) + bits.take(DISTANCE_BITS[far] ?? 0);
    if (distance > size) throw broken('a distance to before the start');
    size += length;
  }
}

function storedSize(bits: Bits): number {
  bits.align();
  const length = bits.take(16);
  if ((bits.take(16) ^ length) !== 0xffff) throw broken('a stored block of two lengths');
  bits.skip(length);
  return length;
}

/**
 * Goes through a zlib stream without inflating it, in memory that does not grow: only so can be told where it ends
 * (RFC 1950, RFC 1951). Throws a `FileProblem` for one that is damaged or breaks off.
 * @param pieces the stream, cut anywhere; more may follow it
 */
export function measured(pieces: readonly Uint8Array[]): Measure {
  const bits = new Bits(pieces);
  const method = bits.take(8);
  const flags = bits.take(8);
  const isPlain = (method & 15) === 8 && method >> 4 <= 7 && (flags & 32) === 0;
  if (!isPlain || ((method << 8) | flags) % 31 !== 0) throw broken('a stream with an unknown header');
  let size = 0;
  let isLast = false;
  while (!isLast) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) size += storedSize(bits);
    else if (kind === 1) size = codedSize(bits, FIXED, size);
    else if (kind === 2) size = codedSize(bits, codesIn(bits), size);
    else throw broken('a block of an unknown kind');
  }
  bits.align();
  bits.skip(CHECKSUM);
  return { length: bits.used, size };
}

/** What a push inflates to stays small: no more than a thousand times as much. */
const PUSH = 1 << 14;

/** Inflates a sound stream piece by piece, until `isDone` says that no more is wanted. */
function inflate(
  pieces: readonly Uint8Array[],
  onData: (data: Uint8Array) => void,
  isDone: () => boolean = () => false,
): void {
  const stream = new Unzlib(onData);
  for (const [index, piece] of pieces.entries()) {
    for (let at = 0; at < piece.length || at === 0; at += PUSH) {
      if (isDone()) return;
      stream.push(piece.subarray(at, at + PUSH), index === pieces.length - 1 && at + PUSH >= piece.length);
    }
  }
}

/** A stream's content and what follows the stream; `null` where it can't be read, or is larger than the limit. */
export function inflated(stream: Uint8Array, limit: number): { data: Uint8Array; rest: number } | null {
  try {
    const { length, size } = measured([stream]);
    if (size > limit) return null;
    const data = new Uint8Array(size);
    let at = 0;
    inflate([stream.subarray(0, length)], (part) => {
      data.set(part, at);
      at += part.length;
    });
    return { data, rest: stream.length - length };
  } catch {
    return null;
  }
}

/** A stream of the first `size` bytes of a sound stream's content. */
export function shortened(pieces: readonly Uint8Array[], size: number): Uint8Array[] {
  const written: Uint8Array[] = [];
  const stream = new Zlib((data) => written.push(data));
  let left = size;
  const onData = (data: Uint8Array) => {
    if (left === 0) return;
    const wanted = data.subarray(0, left);
    left -= wanted.length;
    stream.push(wanted, left === 0);
  };
  inflate(pieces, onData, () => left === 0);
  return written;
}
