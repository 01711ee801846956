import { Growing } from './growing';

const [CLEAR, END, FIRST, LAST] = [256, 257, 258, 4096];
const SHORTEST = 9;
const LONGEST = 12;

/** The unpacked data, and where the packed data ends: after its end marker, or where it is damaged. */
export interface Unpacked {
  plain: Uint8Array;
  end: number;
}

/**
 * Decodes LZW (ISO 32000-2, 7.4.4). Each entry of its table is a part of the output before it.
 * @param early 1 if codes become longer one entry early
 */
export function fromLzw(bytes: Uint8Array, early: number, most: number): Unpacked {
  const out = new Growing(bytes.length * 3, most);
  const froms = new Uint32Array(LAST);
  const lengths = new Uint16Array(LAST);
  let next = FIRST;
  let width = SHORTEST;
  let last: { from: number; length: number } | null = null;
  let bits = 0;
  let bitCount = 0;
  for (let at = 0; at < bytes.length;) {
    while (bitCount < width && at < bytes.length) {
      bits = ((bits << 8) | (bytes[at] ?? 0)) & 0xffffff;
      bitCount += 8;
      at += 1;
    }
    if (bitCount < width) break;
    bitCount -= width;
    const code = (bits >> bitCount) & ((1 << width) - 1);
    if (code === END) return { plain: out.whole(), end: at };
    if (code === CLEAR) {
      [next, width, last] = [FIRST, SHORTEST, null];
      continue;
    }
    const isUnknown = code > next || (code === next && !last);
    if (isUnknown) return { plain: out.whole(), end: bytes.length };
    const from = out.length;
    if (code < CLEAR) out.repeat(code, 1);
    else if (code < next) out.copy(froms[code] ?? 0, lengths[code] ?? 0);
    else if (last) out.copy(last.from, last.length + 1);
    if (last && next < LAST) {
      froms[next] = last.from;
      lengths[next] = last.length + 1;
      next += 1;
    }
    last = { from, length: out.length - from };
    if (next + early >= 1 << width && width < LONGEST) width += 1;
  }
  return { plain: out.whole(), end: bytes.length };
}
