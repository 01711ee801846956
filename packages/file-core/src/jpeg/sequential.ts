import { DAMAGED, FileProblem } from '../problem';
import { wordAt, type Bits } from './bits';
import { codeIn, type Codes } from './huffman';
import type { ReadBlock, ScanToRead } from './scan-to-read';

/** The first coefficient, as its difference from the one before; of 15 bits at most (T.81, table F.1 for 12 bits a sample). */
export function skipDifference(bits: Bits, dc: Codes): void {
  const code = codeIn(dc, wordAt(bits.bytes, bits.at));
  if (code === 0) {
    bits.miss(bits.at);
    return;
  }
  const length = code & 0xff;
  if (length > 15) throw new FileProblem(DAMAGED, { cause: 'a difference of too many bits' });
  bits.at += (code >> 8) + length;
}

/** A block of a sequential scan (T.81, F.2.2). */
export function sequential({ codes }: ScanToRead): ReadBlock {
  return (bits, index) => {
    const { dc, ac } = codes[index] ?? {};
    if (!dc || !ac) return;
    skipDifference(bits, dc);
    const { bytes } = bits;
    let { at } = bits;
    for (let k = 1; k < 64; k += 1) {
      const code = codeIn(ac, wordAt(bytes, at));
      if (code === 0) {
        bits.miss(at);
        return;
      }
      at += (code >> 8) + (code & 15);
      if ((code & 15) === 0 && (code & 0xff) !== 0xf0) break;
      k += (code >> 4) & 15;
    }
    bits.at = at;
  };
}
