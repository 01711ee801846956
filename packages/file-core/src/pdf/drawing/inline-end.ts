import { indexOf } from '../../bytes';
import { asText, isSpace } from '../file/bytes';
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

/** The number of tokens that are read to see whether a content stream continues after a picture. */
const LOOKED_AT = 12;
/** The length of an inline picture's data, if its size or its own end marker says it; otherwise `null`. */
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
 * The position of the `EI` that ends a picture. If the end of the data is known, it is the next one;
 * otherwise the first after which the content stream continues. `start` and `end` are the end of the bytes if
 * there is none.
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

/** Whether operands and an operator follow, or nothing. */
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
