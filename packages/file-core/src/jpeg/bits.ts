import { DAMAGED, FileProblem, TOO_LARGE } from '../problem';

/** Behind the end zeros are read (T.81, F.2.2.5): for the rest of a block, of 64 coefficients of 32 bits at most. */
const MOST_BEHIND = 64 * 4 + 4;
/** So that each bit has a number of 31 bits. */
const MOST_BYTES = 2 ** 28 - MOST_BEHIND;
/** The bits that codes are looked up by. */
const WORD = 16;

/** Where a coded byte ends: of 0xFF, behind the zero that shows it to be no marker (T.81, B.1.1.5); −1 for a marker. */
function endOfByte(coded: Uint8Array, at: number): number {
  if (coded[at] !== 0xff) return at + 1;
  let next = at + 1;
  while (coded[next] === 0xff) next += 1;
  return coded[next] === 0 ? next + 1 : -1;
}

/** The coded data of a scan as bits: one stretch between markers after another. */
export class Bits {
  /** The stretch without the zeros behind each 0xFF. */
  readonly bytes: Uint8Array;
  /** Which bit of the stretch comes next. */
  at = 0;
  readonly #coded: Uint8Array;
  #from = 0;
  #size = 0;

  constructor(coded: Uint8Array) {
    if (coded.length > MOST_BYTES) throw new FileProblem(TOO_LARGE, { cause: 'a scan of too many bytes' });
    this.#coded = coded;
    this.bytes = new Uint8Array(coded.length + MOST_BEHIND);
  }

  /** Goes on with the stretch that begins at an offset of the coded data. */
  startAt(from: number): void {
    let size = 0;
    for (let at = from; at < this.#coded.length; size += 1) {
      const end = endOfByte(this.#coded, at);
      if (end === -1) break;
      this.bytes[size] = this.#coded[at] ?? 0;
      at = end;
    }
    this.bytes.fill(0, size, size + MOST_BEHIND);
    this.at = 0;
    this.#from = from;
    this.#size = size;
  }

  /** Whether more bits were used than there are. */
  get ranOut(): boolean {
    return this.at > 8 * this.#size;
  }

  /** Where the first byte of the coded data stands of which no bit was used. */
  get end(): number {
    let at = this.#from;
    for (let left = Math.min((this.at + 7) >> 3, this.#size); left > 0; left -= 1) {
      at = endOfByte(this.#coded, at);
    }
    return at;
  }

  /** For bits that begin no code: the data ran out, or is damaged. */
  miss(at: number): void {
    if (at + WORD <= 8 * this.#size) throw new FileProblem(DAMAGED, { cause: 'an unknown code' });
    this.at = 8 * this.#size + 1;
  }
}

/** The 16 bits that come next. Outside of the class, and of numbers alone: it is called for each code. */
export function wordAt(bytes: Uint8Array, at: number): number {
  const byte = at >> 3;
  const three = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0);
  return (three >> (8 - (at & 7))) & 0xffff;
}
