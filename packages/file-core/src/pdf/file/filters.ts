import { Inflate, zlibSync } from 'fflate';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  decodePDFRawStream,
} from '../pdf-lib';
import { nameFor, textOfName } from '../names';
import { concat } from '../../bytes';
import { FileProblem } from '../../problem';
import { BOMB, type Budget } from './limits';
import { fromLzw } from './lzw';
import { fromRunLength } from './run-length';
import { unfilter } from '../../png/rows';
import { type Resolve, numberOf } from '../values';
import { unpackedWhole } from './zlib';

/** Data is inflated in pieces of this length, so that a bomb is noticed before it fills the memory. */
const PIECE = 16 * 1024;
/** Two bytes before the compressed data (RFC 1950). */
const ZLIB_HEADER = 2;
/** A character of ASCII85 encodes at most four bytes ("z"). */
const ASCII_MOST = 4;
/** The bits of a component that the TIFF predictor takes (ISO 32000-2, table 8). */
const DEPTHS = [1, 2, 4, 8, 16];

/** One step of how a stream is packed: the filter's full name, and its parameters. */
export interface Filter {
  name: string;
  parms: PDFDict | null;
}

const SHORT_NAMES: Record<string, string> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** The filters of a stream, the outermost first (ISO 32000-2, table 5). */
export function filtersOf(dict: PDFDict, resolve: Resolve): Filter[] {
  const list = (key: string) => {
    const value = resolve(dict.get(nameFor(key)));
    return value instanceof PDFArray ? value.asArray().map(resolve) : [value];
  };
  const parms = list('DecodeParms');
  return list('Filter').flatMap((filter, index) => {
    if (!(filter instanceof PDFName)) return [];
    const name = textOfName(filter);
    const parm = parms[index];
    return [{ name: SHORT_NAMES[name] ?? name, parms: parm instanceof PDFDict ? parm : null }];
  });
}

/** Writes the filters of a stream into its dictionary, under the long or the short names of their keys. */
export function setFilters(
  dict: PDFDict,
  filters: readonly { name: string; parms: PDFObject | null }[],
  [filter, parms] = ['Filter', 'DecodeParms'],
): void {
  const set = (key: string, values: PDFObject[]) => {
    const [first] = values;
    if (!first) dict.delete(nameFor(key));
    else dict.set(nameFor(key), values.length === 1 ? first : dict.context.obj(values));
  };
  const parameters = filters.map(({ parms: each }) => each ?? PDFNull);
  set(
    filter,
    filters.map(({ name }) => nameFor(name)),
  );
  set(parms, parameters.some((each) => each !== PDFNull) ? parameters : []);
}

/** Inflates damaged zlib data in pieces, as far as it can be read. Throws a `FileProblem` above `most` bytes. */
function inflate(bytes: Uint8Array, most: number, budget: Budget, take: (piece: Uint8Array) => void): void {
  let length = 0;
  const inflater = new Inflate((piece) => {
    length += piece.length;
    budget.unpack(piece.length);
    if (length > most) throw new FileProblem(BOMB);
    take(piece);
  });
  try {
    // The end is never signalled, so that truncated data is read as far as it goes, as all readers do.
    for (let at = ZLIB_HEADER; at < bytes.length; at += PIECE) inflater.push(bytes.subarray(at, at + PIECE));
  } catch (problem) {
    if (problem instanceof FileProblem) throw problem;
  }
}

/** Inflates zlib data as far as it can be read. Throws a `FileProblem` above `most` bytes. */
export function inflated(bytes: Uint8Array, most: number, budget: Budget): Uint8Array {
  const whole = unpackedWhole(bytes, most, budget);
  if (whole) return whole.plain;
  const pieces: Uint8Array[] = [];
  inflate(bytes, most, budget, (piece) => pieces.push(piece));
  return concat(pieces);
}

/** Packs bytes for `FlateDecode`. */
export function deflated(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 6 });
}

/** The only filter with which data is packed again. */
export function flate(parms: PDFDict | null = null): Filter {
  return { name: 'FlateDecode', parms };
}

/**
 * The data of a stream after `filters`, which must not be image filters. `null` for other filters, and for
 * unreadable data. Throws a `FileProblem` above `most` bytes.
 */
export function unpacked(
  bytes: Uint8Array,
  filters: readonly Filter[],
  resolve: Resolve,
  most: number,
  budget: Budget,
): Uint8Array | null {
  let whole = bytes;
  for (const { name, parms } of filters) {
    const next = predicted(whole, { name, parms }, resolve, most, budget);
    const plain = next && parms ? unpredicted(next, parms, resolve) : next;
    if (!plain) return null;
    whole = plain;
  }
  return whole;
}

/** Decodes one filter, without undoing its predictor. */
export function predicted(
  bytes: Uint8Array,
  { name, parms }: Filter,
  resolve: Resolve,
  most: number,
  budget: Budget,
): Uint8Array | null {
  const counted = ({ plain }: { plain: Uint8Array }) => {
    budget.unpack(plain.length);
    return plain;
  };
  switch (name) {
    case 'FlateDecode':
      return inflated(bytes, most, budget);
    case 'LZWDecode':
      return counted(fromLzw(bytes, earlyChange(parms, resolve), most));
    case 'RunLengthDecode':
      return counted(fromRunLength(bytes, most));
    case 'ASCII85Decode':
    case 'ASCIIHexDecode':
      budget.unpack(bytes.length * ASCII_MOST);
      return fromAscii(bytes, name);
    default:
      return null;
  }
}

function fromAscii(bytes: Uint8Array, name: string): Uint8Array | null {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(nameFor('Filter'), nameFor(name));
  try {
    return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  } catch {
    return null;
  }
}

/** The value of `EarlyChange`, for `fromLzw`. */
export function earlyChange(parms: PDFDict | null, resolve: Resolve): number {
  return numberOf(resolve(parms?.get(nameFor('EarlyChange')))) === 0 ? 0 : 1;
}

/** Undoes a predictor (ISO 32000-2, 7.4.4.4); `null` if its parameters are invalid. */
function unpredicted(bytes: Uint8Array, parms: PDFDict, resolve: Resolve): Uint8Array | null {
  const number = (key: string, otherwise: number) => numberOf(resolve(parms.get(nameFor(key)))) ?? otherwise;
  const predictor = number('Predictor', 1);
  if (predictor === 1) return bytes;
  const [colours, depth] = [number('Colors', 1), number('BitsPerComponent', 8)];
  const bits = colours * depth;
  const back = Math.max(1, Math.ceil(bits / 8));
  const columns = number('Columns', 1);
  const width = Math.ceil((bits * columns) / 8);
  if (!(width > 0 && width <= bytes.length)) return null;
  if (predictor >= 10) return unfiltered(bytes, width, back);
  if (!DEPTHS.includes(depth) || !Number.isInteger(colours)) return null;
  return depth === 8 ? summed(bytes, width, back) : summedSamples(bytes, { width, colours, columns, depth });
}

/** Adds to each byte the one of the same component in the pixel before it (TIFF 6.0, section 14). */
function summed(bytes: Uint8Array, width: number, back: number): Uint8Array {
  const plain = bytes.slice();
  for (let at = 0; at < plain.length; at += 1) {
    if (at % width >= back) plain[at] = (plain[at] ?? 0) + (plain[at - back] ?? 0);
  }
  return plain;
}

/** Rows of pixels: their length in bytes, their pixels, and the components of each with their bits. */
interface SampleRows {
  width: number;
  columns: number;
  colours: number;
  depth: number;
}

/** The same for components of 1, 2, 4 or 16 bits; the bits after the last one of a row stay. */
function summedSamples(bytes: Uint8Array, { width, columns, colours, depth }: SampleRows): Uint8Array {
  const plain = bytes.slice();
  for (let row = 0; row < plain.length; row += width) {
    const whole = Math.floor(((plain.length - row) * 8) / depth);
    const samples = Math.min(whole, colours * columns);
    for (let sample = colours; sample < samples; sample += 1) {
      const at = row * 8 + sample * depth;
      const sum = sampleAt(plain, at, depth) + sampleAt(plain, at - colours * depth, depth);
      setSample(plain, at, depth, sum % 2 ** depth);
    }
  }
  return plain;
}

/** The component at an offset in bits; of two bytes, the high one is first. */
function sampleAt(bytes: Uint8Array, at: number, depth: number): number {
  const index = Math.floor(at / 8);
  const byte = bytes[index] ?? 0;
  if (depth === 16) return byte * 256 + (bytes[index + 1] ?? 0);
  return (byte >> (8 - depth - (at % 8))) % 2 ** depth;
}

function setSample(bytes: Uint8Array, at: number, depth: number, value: number): void {
  const index = Math.floor(at / 8);
  if (depth === 16) {
    bytes.set([value >> 8, value % 256], index);
    return;
  }
  const shift = 8 - depth - (at % 8);
  const others = (bytes[index] ?? 0) & ~((2 ** depth - 1) << shift);
  bytes[index] = others | (value << shift);
}

/** Undoes PNG's filters on rows of `width` bytes, with `back` bytes per pixel (PNG, third edition, 9). */
function unfiltered(bytes: Uint8Array, width: number, back: number): Uint8Array {
  const rows = Math.floor(bytes.length / (width + 1));
  const plain = new Uint8Array(rows * width);
  let above = new Uint8Array(width);
  for (let number = 0; number < rows; number += 1) {
    const from = number * (width + 1);
    const row = plain.subarray(number * width, (number + 1) * width);
    row.set(bytes.subarray(from + 1, from + 1 + width));
    unfilter(bytes[from] ?? 0, row, above, back);
    above = row;
  }
  return plain;
}
