import { PDFArray, PDFBool, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { measured } from '../../png/zlib';
import { FileProblem } from '../../problem';
import { asText, indexOf, isSpace } from '../file/bytes';
import { type Filter, earlyChange } from '../file/filters';
import { UNPACKED_MOST } from '../file/limits';
import { fromLzw } from '../file/lzw';
import { fromRunLength } from '../file/run-length';
import { endOfJpeg } from '../pictures/damaged-jpeg';
import { endOfFax } from '../pictures/fax';
import { OPERATORS } from './operators';
import { Tokens } from './tokens';

/** Read in pieces of this length, so that what stands far behind is not read. */
const PIECE = 16 * 1024;
/** Tokens that are looked at to tell whether a drawing goes on behind a picture. */
const LOOKED_AT = 12;
/** The parts that a colour has, by what pictures in drawings call the colour space. */
const PARTS: Readonly<Record<string, number>> = {
  G: 1,
  DeviceGray: 1,
  CalGray: 1,
  I: 1,
  Indexed: 1,
  RGB: 3,
  DeviceRGB: 3,
  CalRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
};

/** Where the data of a picture in a drawing ends, where that can be known: by its size, or by its own mark. */
export function endOfData(
  bytes: Uint8Array,
  from: number,
  dict: PDFDict,
  filters: readonly Filter[],
): number | null {
  const [filter] = filters;
  const data = bytes.subarray(from);
  const length = filter ? packedLength(data, filter) : plainLength(dict);
  return length === null || length > data.length ? null : from + length;
}

function packedLength(data: Uint8Array, { name, parms }: Filter): number | null {
  switch (name) {
    case 'ASCIIHexDecode':
      return behind(data, '>');
    case 'ASCII85Decode':
      return behind(data, '~>');
    case 'RunLengthDecode':
      return fromRunLength(data, UNPACKED_MOST).end;
    case 'LZWDecode':
      return fromLzw(
        data,
        earlyChange(parms, (value) => value),
        UNPACKED_MOST,
      ).end;
    case 'FlateDecode':
      return inflatedLength(data);
    case 'DCTDecode':
      return endOfJpeg(data);
    case 'CCITTFaxDecode':
      return endOfFax(data);
    default:
      return null;
  }
}

function behind(data: Uint8Array, mark: string): number | null {
  const at = indexOf(data, mark, 0);
  return at === -1 ? null : at + mark.length;
}

/** How many bytes zlib data takes; `null` for what is not whole. */
function inflatedLength(data: Uint8Array): number | null {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += PIECE) pieces.push(data.subarray(at, at + PIECE));
  try {
    return measured(pieces, UNPACKED_MOST).length;
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}

function plainLength(dict: PDFDict): number | null {
  const value = (short: string, long: string) => dict.get(PDFName.of(short)) ?? dict.get(PDFName.of(long));
  const number = (short: string, long: string) => {
    const found = value(short, long);
    return found instanceof PDFNumber ? found.asNumber() : null;
  };
  const isMask = value('IM', 'ImageMask') === PDFBool.True;
  const space = value('CS', 'ColorSpace');
  const family = space instanceof PDFArray ? space.asArray()[0] : space;
  const parts = isMask ? 1 : family instanceof PDFName ? PARTS[family.decodeText()] : undefined;
  const bits = isMask ? 1 : number('BPC', 'BitsPerComponent');
  const [width, height] = [number('W', 'Width'), number('H', 'Height')];
  if (!parts || !bits || !width || !height) return null;
  return Math.ceil((width * parts * bits) / 8) * height;
}

/**
 * Where the operator stands that ends a picture: `start` and `end` of the word. Where the data's own end is known, it is
 * the next one; else the first that a drawing goes on behind. Both are the end of the bytes where there is none.
 */
export function endMarkFrom(
  bytes: Uint8Array,
  from: number,
  isKnown: boolean,
): { start: number; end: number } {
  for (let at = indexOf(bytes, 'EI', from); at !== -1; at = indexOf(bytes, 'EI', at + 1)) {
    const isWord = at === from || isSpace(bytes[at - 1]);
    const isEnd = at + 2 === bytes.length || isSpace(bytes[at + 2]);
    if (isWord && isEnd && (isKnown || goesOn(bytes, at + 2))) return { start: at, end: at + 2 };
  }
  return { start: bytes.length, end: bytes.length };
}

/** Whether operands and an operator come next, or nothing any more. */
function goesOn(bytes: Uint8Array, from: number): boolean {
  const tokens = new Tokens(bytes);
  tokens.at = from;
  for (let count = 0; count < LOOKED_AT && tokens.next(); count += 1) {
    if (tokens.kind === 'word')
      return OPERATORS.has(asText(bytes, tokens.start, Math.min(tokens.at, tokens.start + 8)));
    if (tokens.kind === 'stray' || tokens.kind === 'open') return false;
  }
  return true;
}
