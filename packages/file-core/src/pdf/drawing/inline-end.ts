import { asText, indexOf, isSpace } from '../file/bytes';
import { type Filter, earlyChange } from '../file/filters';
import { type Budget, UNPACKED_MOST } from '../file/limits';
import { fromLzw } from '../file/lzw';
import { fromRunLength } from '../file/run-length';
import { measure } from '../file/zlib';
import { endOfJpeg } from '../pictures/damaged-jpeg';
import { endOfFax } from '../pictures/fax';
import type { Rows } from '../pictures/size';
import { OPERATORS } from './operators';
import { Tokens } from './tokens';

/** Tokens that are looked at to tell whether a drawing goes on behind a picture. */
const LOOKED_AT = 12;
/** How long the data of a picture in a drawing is, where that can be known: by its size, or by its own mark. */
export function endOfData(
  data: Uint8Array,
  rows: Rows | null,
  filters: readonly Filter[],
  budget: Budget,
): number | null {
  const [filter] = filters;
  const length = filter ? packedLength(data, filter, budget) : rows && rows.count * rows.length;
  return length === null || length > data.length ? null : length;
}

function packedLength(data: Uint8Array, { name, parms }: Filter, budget: Budget): number | null {
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
      return measure(data, budget)?.length ?? null;
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
