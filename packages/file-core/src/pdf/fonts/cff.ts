import { viewOf } from '../../bytes';

/** The number of standard strings, which no font stores (Adobe Technical Note 5176, appendix A). */
const STANDARD = 391;
/** The texts of the top dictionary: version, notice, names, weight, copyright, PostScript (table 9). */
const NAMING = new Set([0, 1, 2, 3, 4, 0x0c00, 0x0c15, 0x0c16]);

interface Index {
  /** The offset of each item, and the end of the last one. */
  items: readonly number[];
  end: number;
}

/** Reads an INDEX, a list of items of any size (5). Throws a `RangeError` if it leaves the font. */
function indexAt(view: DataView, at: number): Index {
  const count = view.getUint16(at);
  if (count === 0) return { items: [], end: at + 2 };
  const size = view.getUint8(at + 2);
  const data = at + 2 + (count + 1) * size;
  const items = Array.from({ length: count + 1 }, (_, index) => {
    let offset = 0;
    for (let byte = 0; byte < size; byte += 1)
      offset = offset * 256 + view.getUint8(at + 3 + index * size + byte);
    return data + offset;
  });
  return { items, end: items.at(-1) ?? data };
}

/** The indexes of the strings that name a font, from its top dictionary (4). */
function namingStrings(view: DataView, from: number, to: number): number[] {
  const found: number[] = [];
  let last = 0;
  for (let at = from; at < to; at += 1) {
    const byte = view.getUint8(at);
    if (byte <= 21) {
      const operator = byte === 12 ? 0x0c00 + view.getUint8((at += 1)) : byte;
      if (NAMING.has(operator)) found.push(last - STANDARD);
    } else if (byte === 28) {
      last = view.getInt16(at + 1);
      at += 2;
    } else if (byte === 29) {
      last = view.getInt32(at + 1);
      at += 4;
    } else if (byte === 30) {
      do at += 1;
      while ((view.getUint8(at) & 15) !== 15);
    } else if (byte <= 246) last = byte - 139;
    else if (byte <= 250) last = (byte - 247) * 256 + view.getUint8((at += 1)) + 108;
    else last = -(byte - 251) * 256 - view.getUint8((at += 1)) - 108;
  }
  return found;
}

/** A copy of a compact font (CFF) with blanks for its names and those of people, at the same offsets. */
export function cleanCff(font: Uint8Array): Uint8Array {
  const view = viewOf(font);
  try {
    const names = indexAt(view, view.getUint8(2));
    const tops = indexAt(view, names.end);
    const strings = indexAt(view, tops.end);
    const clean = font.slice();
    for (const [index, from] of tops.items.slice(0, -1).entries()) {
      for (const string of namingStrings(view, from, tops.items[index + 1] ?? from)) {
        clean.fill(0x20, strings.items[string] ?? 0, strings.items[string + 1] ?? 0);
      }
    }
    return clean;
  } catch (problem) {
    if (problem instanceof RangeError) return font;
    throw problem;
  }
}

/** Whether bytes are a CFF font (6). */
export function isCff(font: Uint8Array): boolean {
  return (
    font.length > 4 && font[0] === 1 && (font[2] ?? 0) >= 4 && (font[3] ?? 0) >= 1 && (font[3] ?? 0) <= 4
  );
}
