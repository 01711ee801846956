import { FileProblem } from '../../problem';
import { BOMB } from './limits';

/** Collects bytes up to a limit; above it, throws a `FileProblem`. */
export class Growing {
  private bytes: Uint8Array;
  length = 0;

  constructor(
    expected: number,
    private readonly most: number,
  ) {
    this.bytes = new Uint8Array(Math.max(64, Math.min(expected, most)));
  }

  add(part: Uint8Array): void {
    this.reserve(part.length);
    this.bytes.set(part, this.length);
    this.length += part.length;
  }

  repeat(byte: number, times: number): void {
    this.reserve(times);
    this.bytes.fill(byte, this.length, this.length + times);
    this.length += times;
  }

  /** Repeats bytes that were added before, from an offset; the parts may overlap. */
  copy(from: number, length: number): void {
    this.reserve(length);
    for (let index = 0; index < length; index += 1) {
      this.bytes[this.length + index] = this.bytes[from + index] ?? 0;
    }
    this.length += length;
  }

  /** All bytes that were added; nothing may be added afterwards. */
  whole(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(length: number): void {
    const needed = this.length + length;
    if (needed > this.most) throw new FileProblem(BOMB);
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.min(this.most, Math.max(needed, this.bytes.length * 2)));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
