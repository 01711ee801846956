import { Growing } from './growing';
import type { Unpacked } from './lzw';

const END = 128;

/** Decodes run lengths (ISO 32000-2, 7.4.5). */
export function fromRunLength(bytes: Uint8Array, most: number): Unpacked {
  const out = new Growing(bytes.length * 2, most);
  let at = 0;
  while (at < bytes.length) {
    const length = bytes[at] ?? END;
    at += 1;
    if (length === END) return { plain: out.whole(), end: at };
    if (length < END) {
      out.add(bytes.subarray(at, at + length + 1));
      at += length + 1;
    } else {
      if (at < bytes.length) out.repeat(bytes[at] ?? 0, 257 - length);
      at += 1;
    }
  }
  return { plain: out.whole(), end: bytes.length };
}
