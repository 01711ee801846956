import { concat, latin1, viewOf } from '../bytes';

/** Texts are written as ASCII, numbers as SHORT, lists as LONG or RATIONAL, bytes as UNDEFINED. */
type Value = string | number | readonly number[] | { rationals: readonly number[] } | Uint8Array;
/** A TIFF directory to write: values by tag. */
type Directory = Readonly<Record<number, Value>>;

/** The contents of an Exif block; `thumbnail` is a complete JPEG. */
export interface Blocks {
  ifd0?: Directory;
  exif?: Directory;
  gps?: Directory;
  thumbnail?: Uint8Array;
}

const ENTRY = 12;

function valueOf(value: Value): { type: number; count: number; bytes: Uint8Array } {
  if (typeof value === 'string') return { type: 2, count: value.length + 1, bytes: latin1(`${value}\0`) };
  if (typeof value === 'number') return { type: 3, count: 1, bytes: Uint8Array.of(value >> 8, value & 255) };
  if (value instanceof Uint8Array) return { type: 7, count: value.length, bytes: value };
  const isFraction = 'rationals' in value;
  const numbers = isFraction ? value.rationals.flatMap((number) => [Math.round(number * 1000), 1000]) : value;
  const bytes = new Uint8Array(4 * numbers.length);
  for (const [index, number] of numbers.entries()) viewOf(bytes).setUint32(4 * index, number);
  return { type: isFraction ? 5 : 4, count: numbers.length / (isFraction ? 2 : 1), bytes };
}

/** A directory at an offset of a big-endian TIFF block, followed by its long values. */
function directoryAt(start: number, directory: Directory, next: (end: number) => number): Uint8Array {
  const entries = Object.entries<Value>(directory).map(([tag, value]) => ({
    tag: Number(tag),
    ...valueOf(value),
  }));
  const table = new Uint8Array(2 + entries.length * ENTRY + 4);
  const view = viewOf(table);
  view.setUint16(0, entries.length);
  const values: Uint8Array[] = [];
  let end = start + table.length;
  for (const [index, { tag, type, count, bytes }] of entries.entries()) {
    const at = 2 + index * ENTRY;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    if (bytes.length <= 4) {
      table.set(bytes, at + 8);
      continue;
    }
    view.setUint32(at + 8, end);
    const padded = new Uint8Array(bytes.length + (bytes.length & 1));
    padded.set(bytes);
    values.push(padded);
    end += padded.length;
  }
  view.setUint32(table.length - 4, next(end));
  return concat([table, ...values]);
}

/** A TIFF block as cameras write it (Exif 3.0): big-endian, with one directory after the other. */
export function tiffOf({ ifd0 = {}, exif, gps, thumbnail }: Blocks): Uint8Array {
  const sizeOf = (directory: Directory) => directoryAt(0, directory, () => 0).length;
  const pointed: Directory = { ...ifd0, ...(exif && { 0x8769: [0] }), ...(gps && { 0x8825: [0] }) };
  const exifAt = 8 + sizeOf(pointed);
  const gpsAt = exifAt + (exif ? sizeOf(exif) : 0);
  const thumbnailAt = gpsAt + (gps ? sizeOf(gps) : 0);
  const first: Directory = { ...ifd0, ...(exif && { 0x8769: [exifAt] }), ...(gps && { 0x8825: [gpsAt] }) };
  const blocks = [
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8),
    directoryAt(8, first, () => (thumbnail ? thumbnailAt : 0)),
    ...(exif ? [directoryAt(exifAt, exif, () => 0)] : []),
    ...(gps ? [directoryAt(gpsAt, gps, () => 0)] : []),
  ];
  if (!thumbnail) return concat(blocks);
  const pictureAt = thumbnailAt + 2 + 3 * ENTRY + 4;
  const ifd1: Directory = { 0x0103: 6, 0x0201: [pictureAt], 0x0202: [thumbnail.length] };
  return concat([...blocks, directoryAt(thumbnailAt, ifd1, () => 0), thumbnail]);
}
