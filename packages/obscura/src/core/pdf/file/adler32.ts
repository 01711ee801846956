const BASE = 65521;
/** So many bytes can be summed before the sums have to be cut. */
const RUN = 3800;

/** The checksum at the end of zlib data (RFC 1950, 8.2), over pieces that follow each other. */
export class Adler32 {
  private low = 1;
  private high = 0;

  add(bytes: Uint8Array): void {
    let { low, high } = this;
    for (let start = 0; start < bytes.length; start += RUN) {
      const end = Math.min(start + RUN, bytes.length);
      for (let at = start; at < end; at += 1) {
        low += bytes[at] ?? 0;
        high += low;
      }
      low %= BASE;
      high %= BASE;
    }
    this.low = low;
    this.high = high;
  }

  /** Whether the sum stands at an offset. */
  isAt(bytes: Uint8Array, at: number): boolean {
    const { high, low } = this;
    return (
      bytes[at] === high >> 8 &&
      bytes[at + 1] === (high & 0xff) &&
      bytes[at + 2] === low >> 8 &&
      bytes[at + 3] === (low & 0xff)
    );
  }
}
