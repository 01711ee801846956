import { PDFDict, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import { concat, latin1 } from '../../bytes';
import { copyAlone } from '../copy';
import { asText, isSpace } from '../file/bytes';
import { type Filter, filtersOf, setFilters } from '../file/filters';
import type { Budget } from '../file/limits';
import { dictFrom } from '../file/syntax';
import { Findings, IN_A_PICTURE, PICTURE_OPEN } from '../findings';
import { cleanPicture, FORGOTTEN, isForgottenJpeg, type Means, type Packed } from '../pictures/clean-picture';
import { type Rows, rowsOf } from '../pictures/size';
import { inlinePicture } from '../shapes/graphics';
import type { Editor } from './editor';
import { endOfData, endMarkFrom } from './inline-end';
import { Tokens } from './tokens';
import type { Uses } from './uses';

interface Task {
  bytes: Uint8Array;
  /** The offset after `BI`. */
  from: number;
  found: Findings;
  editor: Editor;
  budget: Budget;
  uses: Uses;
}

/** The keys, short and long, of an inline picture's length, and of how it is packed. */
const LENGTHS = ['L', 'Length'];
const PACKED = ['F', 'Filter', 'DP', 'DecodeParms', ...LENGTHS];
const resolve = (object: PDFObject | undefined) => object;

/** An inline picture: what its entries say, and the offsets of its parts. */
interface InlinePicture {
  /** The entries that are allowed, and what was left out of them. */
  dict: PDFDict;
  left: Pick<Findings, 'dropped' | 'parts'>;
  filters: readonly Filter[];
  rows: Rows | null;
  /** The start of `ID`, the data after it, and the end of the data. */
  keyword: number;
  data: number;
  end: number;
  /** The start and the end of `EI`. */
  mark: { start: number; end: number };
  isEndKnown: boolean;
  /** Whether there is nothing but entries before `ID`. */
  isSound: boolean;
}

/** The inline picture whose entries begin at an offset; `null` if it has no data. */
export function inlinePictureAt(bytes: Uint8Array, from: number, budget: Budget): InlinePicture | null {
  const begin = beginOfData(bytes, from);
  if (!begin) return null;
  const { keyword, data, isSound } = begin;
  const given = dictFrom(concat([latin1('<<'), bytes.subarray(from, keyword), latin1('\n>>')]));
  const { dict, ...left } = copyAlone(given, inlinePicture);
  const filters = filtersOf(withLongNames(dict), resolve);
  const rows = rowsOf(dict, resolve);
  const length = endOfData(bytes.subarray(data), rows, filters, budget);
  const isEndKnown = length !== null;
  const mark = endMarkFrom(bytes, data + (length ?? 0), isEndKnown);
  const end = isEndKnown ? data + length : withoutSpace(bytes, data, mark.start);
  return { dict, left, filters, rows, keyword, data, end, mark, isEndKnown, isSound };
}

/** Cleans an inline picture by the rules for image XObjects. Returns the position of its end. */
export async function cleanInlinePicture({
  bytes,
  from,
  found,
  editor,
  budget,
  uses,
}: Task): Promise<number> {
  const picture = inlinePictureAt(bytes, from, budget);
  if (!picture) return from;
  const { dict, left, filters, rows, keyword, data, end, mark } = picture;
  found.left(left);
  uses.addColours(dict.get(nameFor('CS')));
  uses.addColours(dict.get(nameFor('ColorSpace')));
  if (!picture.isEndKnown) found.warnings.add(PICTURE_OPEN);
  const gap = bytes.subarray(end, mark.start);
  const hasGap = gap.some((byte) => !isSpace(byte));
  if (hasGap) found.hidden(IN_A_PICTURE, gap);

  const inner = new Findings();
  const source = { bytes: bytes.subarray(data, end), filters };
  const packed = await cleanData(source, { rows, resolve, found: inner, budget });
  found.join(inner);
  const isRepacked = inner.details.length > 0;
  if (isRepacked) {
    for (const key of PACKED) dict.delete(nameFor(key));
    setFilters(dict, packed.filters, ['F', 'DP']);
  }
  const isLengthDropped = hasGap && LENGTHS.filter((key) => dict.delete(nameFor(key))).length > 0;
  if (isRepacked || isLengthDropped || left.dropped.length > 0 || !picture.isSound) {
    editor.replace(from, keyword, latin1(`\n${entriesOf(dict)}\n`));
  }
  if (isRepacked || hasGap) {
    editor.replace(data, mark.start, concat([isRepacked ? packed.bytes : source.bytes, latin1('\n')]));
  }
  return mark.end;
}

/** A JPEG without its filter only shows noise: black takes its place, as long as it, since readers count its bytes. */
function cleanData(source: Packed, means: Means): Promise<Packed> {
  if (!isForgottenJpeg(source)) return cleanPicture(source, means);
  means.found.hidden(IN_A_PICTURE, FORGOTTEN);
  return Promise.resolve({ bytes: new Uint8Array(source.bytes.length), filters: [] });
}

/** Whether a picture's entries may contain a token; strings are the lookup tables of indexed colours. */
function isEntry(bytes: Uint8Array, { kind, start, at }: Tokens, depth: number): boolean {
  if (kind === 'word') return at - start < 6 && ['true', 'false', 'null'].includes(asText(bytes, start, at));
  return kind === 'name' || kind === 'number' || (kind === 'text' && depth > 0);
}

/** The position of `ID`, which ends the entries, and of the data, which begins one byte after it. */
function beginOfData(bytes: Uint8Array, from: number) {
  const tokens = new Tokens(bytes);
  tokens.at = from;
  let depth = 0;
  let isSound = true;
  while (tokens.next()) {
    const { kind, start, at } = tokens;
    if (kind === 'array' || kind === 'dict') depth += 1;
    else if (kind === 'end of array' || kind === 'end of dict') depth -= 1;
    else if (
      kind === 'word' &&
      depth <= 0 &&
      at - start === 2 &&
      bytes[start] === 0x49 &&
      bytes[start + 1] === 0x44
    )
      return { keyword: start, data: at + 1, isSound };
    else isSound &&= isEntry(bytes, tokens, depth);
  }
  return null;
}

function withoutSpace(bytes: Uint8Array, from: number, end: number): number {
  return end > from && isSpace(bytes[end - 1]) ? end - 1 : end;
}

function withLongNames(dict: PDFDict): PDFDict {
  const long = PDFDict.withContext(dict.context);
  const set = (key: string, short: string) => {
    const value = dict.get(nameFor(short)) ?? dict.get(nameFor(key));
    if (value) long.set(nameFor(key), value);
  };
  set('Filter', 'F');
  set('DecodeParms', 'DP');
  return long;
}

function entriesOf(dict: PDFDict): string {
  return dict
    .entries()
    .map(([key, value]) => `${key.toString()} ${value.toString()}`)
    .join('\n');
}
