import { FileProblem, TOO_LARGE, damaged } from '../problem';

/** Zeros are read after the end (T.81, F.2.2.5), up to the end of a block: 64 coefficients of 32 bits. */
const MOST_BEHIND = 64 * 4 + 4;
/** So that the index of each bit fits in 31 bits. */
const MOST_BYTES = 2 ** 28 - MOST_BEHIND;
/** How many bits are used to look up a code. */
const WORD = 16;

/** Where a coded byte ends, after the zero that follows 0xFF (T.81, B.1.1.5); −1 for a marker. */
function endOfByte(coded: Uint8Array, at: number): number {
  if (coded[at] !== 0xff) return at + 1;
  let next = at + 1;
  while (coded[next] === 0xff) next += 1;
  return coded[next] === 0 ? next + 1 : -1;
}

/** The coded data of a scan as bits: one section between markers at a time. */
export class Bits {
  /** The section without the stuffed zeros after 0xFF. */
  readonly view: DataView;
  readonly #bytes: Uint8Array;
  /** The index of the next bit in the section. */
  at = 0;
  readonly #coded: Uint8Array;
  /** The positions in the coded data of the section's first byte and of each byte after 0xFF. */
  #jumps: { size: number; at: number }[] = [];
  #size = 0;

  constructor(coded: Uint8Array) {
    if (coded.length > MOST_BYTES) throw new FileProblem(TOO_LARGE, { cause: 'a scan of too many bytes' });
    this.#coded = coded;
    this.#bytes = new Uint8Array(coded.length + MOST_BEHIND);
    this.view = new DataView(this.#bytes.buffer);
  }

  /** Continues with the section that begins at an offset of the coded data. */
  startAt(from: number): void {
    this.#jumps = [{ size: 0, at: from }];
    let size = 0;
    for (let at = from; at !== -1 && at < this.#coded.length;) {
      const escape = this.#coded.indexOf(0xff, at);
      const plain = this.#coded.subarray(at, escape === -1 ? this.#coded.length : escape);
      this.#bytes.set(plain, size);
      size += plain.length;
      if (escape === -1) break;
      at = endOfByte(this.#coded, escape);
      if (at === -1) break;
      this.#bytes[size] = 0xff;
      size += 1;
      this.#jumps.push({ size, at });
    }
    this.#bytes.fill(0, size, size + MOST_BEHIND);
    this.at = 0;
    this.#size = size;
  }

  /** Whether more bits were read than there are. */
  get ranOut(): boolean {
    return this.at > 8 * this.#size;
  }

  /** The offset in the coded data of the first byte that was not read. */
  get end(): number {
    const used = Math.min((this.at + 7) >> 3, this.#size);
    const jump = this.#jumps.findLast(({ size }) => size <= used) ?? { size: 0, at: 0 };
    return jump.at + used - jump.size;
  }

  /** To be called where no code begins: throws if the data is damaged there; after its end, `ranOut` becomes true. */
  miss(at: number): void {
    if (at + WORD <= 8 * this.#size) throw damaged('an unknown code');
    this.at = 8 * this.#size + 1;
  }
}

/** The next 16 bits. It is called for each code; one read of four bytes is the fastest way. */
export function wordAt(view: DataView, at: number): number {
  return (view.getUint32(at >> 3) << (at & 7)) >>> 16;
}
