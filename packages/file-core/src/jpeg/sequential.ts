import { damaged } from '../problem';
import { wordAt, type Bits } from './bits';
import { codeIn, type Codes } from './huffman';
import type { ReadBlock, ScanToRead } from './scan-to-read';
import { endsBlock, skipIn, skipsOf } from './skips';

/** Skips a DC coefficient: a difference of at most 15 bits (T.81, table F.1, for 12-bit samples). */
export function skipDifference(bits: Bits, dc: Codes): void {
  const code = codeIn(dc, wordAt(bits.view, bits.at));
  if (code === 0) {
    bits.miss(bits.at);
    return;
  }
  const length = code & 0xff;
  if (length > 15) throw damaged('a difference of too many bits');
  bits.at += (code >> 8) + length;
}

/** Reads over a block of a sequential scan (T.81, F.2.2), without the values of its coefficients. */
export function sequential({ codes }: ScanToRead): ReadBlock {
  const known = codes.map(({ dc, ac }) => dc && ac && { dc, ac, skips: skipsOf(ac) });
  return (bits, index) => {
    const its = known[index];
    if (!its) return;
    skipDifference(bits, its.dc);
    const { skips } = its;
    const { view } = bits;
    let { at } = bits;
    for (let k = 1; k < 64;) {
      const word = wordAt(view, at);
      const several = skipIn(skips, word);
      // A skip must not lead past the end of the block, where the next one begins.
      if (several !== 0 && k + (several >> 5) <= 64) {
        at += several & 15;
        if ((several & 16) !== 0) break;
        k += several >> 5;
        continue;
      }
      const code = codeIn(its.ac, word);
      if (code === 0) {
        bits.miss(at);
        return;
      }
      at += (code >> 8) + (code & 15);
      if (endsBlock(code)) break;
      k += ((code >> 4) & 15) + 1;
    }
    bits.at = at;
  };
}
