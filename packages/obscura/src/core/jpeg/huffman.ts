import { DAMAGED, FileProblem } from '../problem';

/** For each 16 bits that may come next, the length of the code they begin with × 256 + its symbol; 0 where none does. */
export type Codes = Uint16Array;

const LONGEST = 16;

/**
 * The codes of a Huffman table (T.81, annex C).
 * @param table how many codes of each length there are, in 16 bytes, then their symbols
 */
export function codesOf(table: Uint8Array): Codes {
  const codes = new Uint16Array(1 << LONGEST);
  let code = 0;
  let at = LONGEST;
  for (let length = 1; length <= LONGEST; length += 1) {
    const width = 1 << (LONGEST - length);
    for (let left = table[length - 1] ?? 0; left > 0; left -= 1, at += 1, code += width) {
      if (code + width > codes.length)
        throw new FileProblem(DAMAGED, { cause: 'a Huffman table with too many codes' });
      codes.fill((length << 8) | (table[at] ?? 0), code, code + width);
    }
  }
  return codes;
}

/** Reads the bits of coded data up to the next marker; after it come zeros (as in T.81, F.2.2.5). */
export class Bits {
  readonly #bytes: Uint8Array;
  #at: number;
  /** The last bits that were read, `#count` of them not yet used; so many of those are `#padding`. */
  #held = 0;
  #count = 0;
  #padding = 0;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** Whether more bits were used than there are. */
  get ranOut(): boolean {
    return this.#count < this.#padding;
  }

  /** Where the first byte stands of which no bit was used. */
  get end(): number {
    let at = this.#at;
    for (let unused = (this.#count - this.#padding) >> 3; unused > 0; unused -= 1) {
      at -= this.#bytes[at - 1] === 0 && this.#bytes[at - 2] === 0xff ? 2 : 1;
    }
    return at;
  }

  /** The symbol of the code that comes next. */
  symbol(codes: Codes): number {
    if (this.#count < LONGEST) this.#fill();
    const found = codes[(this.#held >> (this.#count - LONGEST)) & 0xffff] ?? 0;
    if (found === 0) {
      if (this.#count - this.#padding >= LONGEST)
        throw new FileProblem(DAMAGED, { cause: 'an unknown code' });
      this.#count = this.#padding - 1;
      return 0;
    }
    this.#count -= found >> 8;
    return found & 0xff;
  }

  /** The next `length` bits (up to 16) as a number. */
  take(length: number): number {
    if (this.#count < length) this.#fill();
    this.#count -= length;
    return (this.#held >> this.#count) & ((1 << length) - 1);
  }

  #fill(): void {
    while (this.#count <= LONGEST) {
      this.#held = (this.#held << 8) | this.#nextByte();
      this.#count += 8;
    }
  }

  #nextByte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined || this.#padding > 0) return this.#pad();
    if (byte !== 0xff) {
      this.#at += 1;
      return byte;
    }
    let next = this.#at + 1;
    while (this.#bytes[next] === 0xff) next += 1;
    if (this.#bytes[next] !== 0) return this.#pad();
    this.#at = next + 1;
    return 0xff;
  }

  #pad(): number {
    this.#padding += 8;
    return 0;
  }
}
