import { DAMAGED, FileProblem } from '../problem';

const LONGEST = 15;
/** Codes up to this length, nearly all, are looked up in one step. */
const QUICK = 10;

/** A Huffman code of deflate (RFC 1951, 3.2.2). */
export interface Codes {
  /** By the next bits: symbol × 16 + length of its code; 0 for what is longer, or no code. */
  quick: Uint16Array;
  /** How many codes of each length there are. */
  counts: Uint16Array;
  /** Symbols in the order of their codes. */
  symbols: Uint16Array;
}

function broken(cause: string): FileProblem {
  return new FileProblem(DAMAGED, { cause });
}

function checked(counts: Uint16Array, mayBePartial: boolean): void {
  let left = 1;
  for (let length = 1; length <= LONGEST; length += 1) {
    left = left * 2 - (counts[length] ?? 0);
    if (left < 0) throw broken('a code with too many symbols');
  }
  const total = counts.reduce((sum, count) => sum + count, 0) - (counts[0] ?? 0);
  // As in zlib: a single code of one bit, or none at all where none is used.
  if (left > 0 && !(mayBePartial && (total === 0 || (total === 1 && counts[1] === 1)))) {
    throw broken('a code with too few symbols');
  }
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let bit = 0; bit < length; bit += 1) bits |= ((code >> bit) & 1) << (length - 1 - bit);
  return bits;
}

/** The code with symbols of these lengths; throws a `FileProblem` for lengths that make none. */
export function codesOf(lengths: Uint8Array, mayBePartial: boolean): Codes {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  checked(counts, mayBePartial);
  const places = new Uint16Array(LONGEST + 2);
  const next = new Uint16Array(LONGEST + 2);
  for (let length = 1; length <= LONGEST; length += 1) {
    places[length + 1] = (places[length] ?? 0) + (counts[length] ?? 0);
    next[length + 1] = ((next[length] ?? 0) + (counts[length] ?? 0)) * 2;
  }
  const quick = new Uint16Array(1 << QUICK);
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const place = places[length] ?? 0;
    const code = next[length] ?? 0;
    places[length] = place + 1;
    next[length] = code + 1;
    symbols[place] = symbol;
    if (length > QUICK) continue;
    const step = 1 << length;
    for (let bits = reversed(code, length); bits < quick.length; bits += step)
      quick[bits] = symbol * 16 + length;
  }
  return { quick, counts, symbols };
}

/** The bits of a stream that comes in several pieces, lowest first. */
export class Bits {
  readonly #pieces: readonly Uint8Array[];
  #piece: Uint8Array;
  #next = 1;
  #at = 0;
  /** Bytes of the pieces before this one. */
  #before = 0;
  #held = 0;
  #count = 0;

  constructor(pieces: readonly Uint8Array[]) {
    this.#pieces = pieces;
    this.#piece = pieces[0] ?? new Uint8Array();
  }

  /** How many bytes were begun. */
  get used(): number {
    return this.#before + this.#at - (this.#count >> 3);
  }

  /** The next `length` bits (up to 16) as a number. */
  take(length: number): number {
    this.#need(length);
    const bits = this.#held & ((1 << length) - 1);
    this.#held >>>= length;
    this.#count -= length;
    return bits;
  }

  /** The symbol of the code that comes next; every stream has more bits than its last code, those of its checksum. */
  symbol(codes: Codes): number {
    this.#need(LONGEST);
    const quick = codes.quick[this.#held & ((1 << QUICK) - 1)] ?? 0;
    if (quick === 0) return this.#longSymbol(codes);
    this.#held >>>= quick & 15;
    this.#count -= quick & 15;
    return quick >> 4;
  }

  /** Passes over symbols below a limit, for as long as their codes are short, and says how many they were. */
  run({ quick }: Codes, limit: number): number {
    const piece = this.#piece;
    const most = limit * 16;
    let held = this.#held;
    let count = this.#count;
    let at = this.#at;
    let passed = 0;
    for (;;) {
      for (; count < LONGEST && at < piece.length; at += 1, count += 8) held |= (piece[at] ?? 0) << count;
      const entry = quick[held & ((1 << QUICK) - 1)] ?? 0;
      if (count < LONGEST || entry === 0 || entry >= most) break;
      held >>>= entry & 15;
      count -= entry & 15;
      passed += 1;
    }
    this.#held = held;
    this.#count = count;
    this.#at = at;
    return passed;
  }

  /** Leaves what is left of a byte. */
  align(): void {
    this.#held >>>= this.#count & 7;
    this.#count -= this.#count & 7;
  }

  /** Passes over whole bytes. */
  skip(length: number): void {
    let left = length;
    for (; left > 0 && this.#count > 0; left -= 1) this.take(8);
    while (left > this.#piece.length - this.#at) {
      left -= this.#piece.length - this.#at;
      this.#turn();
    }
    this.#at += left;
  }

  #longSymbol({ counts, symbols }: Codes): number {
    let code = 0;
    let first = 0;
    let place = 0;
    for (let length = 1; length <= LONGEST; length += 1) {
      code |= (this.#held >> (length - 1)) & 1;
      const count = counts[length] ?? 0;
      if (code - count < first) {
        this.take(length);
        return symbols[place + code - first] ?? 0;
      }
      place += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw broken('an unknown code');
  }

  #need(length: number): void {
    while (this.#count < length) {
      while (this.#at === this.#piece.length) this.#turn();
      this.#held |= (this.#piece[this.#at] ?? 0) << this.#count;
      this.#at += 1;
      this.#count += 8;
    }
  }

  #turn(): void {
    const piece = this.#pieces[this.#next];
    if (!piece) throw broken('a stream that breaks off');
    this.#before += this.#piece.length;
    this.#piece = piece;
    this.#next += 1;
    this.#at = 0;
  }
}
