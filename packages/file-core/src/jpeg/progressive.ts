import { wordAt } from './bits';
import { codeIn, type Codes } from './huffman';
import { countIn, mark, type Marks } from './marks';
import type { ReadBlock, ScanToRead } from './scan-to-read';
import { skipDifference } from './sequential';

/** The parameters of a scan of AC coefficients. */
interface Band {
  from: number;
  to: number;
  ac: Codes;
  marks: Marks;
}

/** Reads the DC coefficient: its first scan, or a refinement by one bit (T.81, G.1.2.1). */
export function firstCoefficient({ codes, header }: ScanToRead): ReadBlock {
  if (header.high > 0) {
    return (bits) => {
      bits.at += 1;
    };
  }
  return (bits, index) => {
    const dc = codes[index]?.dc;
    if (dc) skipDifference(bits, dc);
  };
}

/** Reads the AC coefficients in their first scan (T.81, G.1.2.2). */
export function otherCoefficients({ from, to, ac, marks }: Band): ReadBlock {
  let emptyBlocks = 0;
  return (bits, _, block) => {
    if (emptyBlocks > 0) {
      emptyBlocks -= 1;
      return;
    }
    const { view } = bits;
    let { at } = bits;
    for (let k = from; k <= to; k += 1) {
      const code = codeIn(ac, wordAt(view, at));
      if (code === 0) {
        bits.miss(at);
        return;
      }
      at += code >> 8;
      const run = (code >> 4) & 15;
      const length = code & 15;
      if (length === 0 && run < 15) {
        emptyBlocks = (1 << run) - 1 + (wordAt(view, at) >> (16 - run));
        at += run;
        break;
      }
      k += run;
      at += length;
      if (length > 0) mark(marks, block, k);
    }
    bits.at = at;
  };
}

/** Reads the AC coefficients in a scan that refines them by one bit (T.81, G.1.2.3). */
export function finerCoefficients({ from, to, ac, marks }: Band): ReadBlock {
  let endedBlocks = 0;
  return (bits, _, block) => {
    const [first, second] = [marks[2 * block] ?? 0, marks[2 * block + 1] ?? 0];
    const { view } = bits;
    let { at } = bits;
    let k = from;
    while (endedBlocks === 0 && k <= to) {
      const code = codeIn(ac, wordAt(view, at));
      if (code === 0) {
        bits.miss(at);
        return;
      }
      at += code >> 8;
      let zeros = (code >> 4) & 15;
      const isNew = (code & 15) > 0;
      if (!isNew && zeros < 15) {
        endedBlocks = (1 << zeros) + (wordAt(view, at) >> (16 - zeros));
        at += zeros;
        break;
      }
      if (isNew) at += 1;
      for (; k <= to; k += 1) {
        // Without an unpredictable branch: most of the time is spent here.
        const marked = ((k < 32 ? first : second) >> (k & 31)) & 1;
        at += marked;
        zeros -= 1 - marked;
        if (zeros < 0) break;
      }
      if (isNew) mark(marks, block, k);
      k += 1;
    }
    if (endedBlocks > 0) {
      at += countIn(first, k, to) + countIn(second, k - 32, to - 32);
      endedBlocks -= 1;
    }
    bits.at = at;
  };
}
