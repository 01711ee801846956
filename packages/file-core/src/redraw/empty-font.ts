import { concat, latin1, viewOf } from '../bytes';

/** The units per em. */
const EM = 1000;

/** Numbers of a table, and how many bytes each has. */
type Field = readonly [bytes: 2 | 4, ...values: number[]];

function table(...fields: readonly Field[]): Uint8Array {
  const length = fields.reduce((sum, [bytes, ...values]) => sum + bytes * values.length, 0);
  // Tables are aligned to four bytes.
  const data = new Uint8Array(Math.ceil(length / 4) * 4);
  const view = viewOf(data);
  let at = 0;
  for (const [bytes, ...values] of fields) {
    for (const value of values) {
      if (bytes === 2) view.setUint16(at, value);
      else view.setUint32(at, value);
      at += bytes;
    }
  }
  return data;
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const VERSION = 0x00010000;

/** The tables that a font in a PDF needs (ISO 32000-2, 9.9), by name, for one glyph without an outline. */
const TABLES: Readonly<Record<string, Uint8Array>> = {
  glyf: table([4, 0]),
  head: table(
    [4, VERSION, VERSION, 0, 0x5f0f3cf5],
    [2, 0, EM],
    [4, ...zeros(4)],
    [2, ...zeros(5), 3, 2, 0, 0],
  ),
  hhea: table([4, VERSION], [2, 0.8 * EM, -0.2 * EM, 0, EM, 0, 0, 0, 1, ...zeros(7), 1]),
  hmtx: table([2, EM, 0]),
  loca: table([2, 0, 0]),
  maxp: table([4, VERSION], [2, 1, ...zeros(4), 1, ...zeros(8)]),
};

function sumOf(data: Uint8Array): number {
  const view = viewOf(data);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** A TrueType font with one empty glyph, one em wide (ISO/IEC 14496-22). */
export function emptyFont(): Uint8Array {
  const tables = Object.entries(TABLES);
  const headers: Uint8Array[] = [table([4, VERSION], [2, tables.length, 64, 2, 16 * tables.length - 64])];
  let at = 12 + 16 * tables.length;
  for (const [tag, data] of tables) {
    headers.push(latin1(tag), table([4, sumOf(data), at, data.length]));
    at += data.length;
  }
  return concat([...headers, ...tables.map(([, data]) => data)]);
}
