import { PDFArray, PDFDict, PDFNull, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import { concat, latin1 } from '../../bytes';
import { copyAlone } from '../copy';
import { asText, isSpace } from '../file/bytes';
import { type Filter, filtersOf } from '../file/filters';
import type { Budget } from '../file/limits';
import { dictFrom } from '../file/syntax';
import { Findings, PICTURE_OPEN } from '../findings';
import { cleanPicture } from '../pictures/clean-picture';
import { rowsOf } from '../pictures/size';
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

/** The keys, short and long, of an inline picture's filters, their parameters, and its length. */
const FILTERS = ['F', 'Filter', 'DP', 'DecodeParms', 'L', 'Length'];
const resolve = (object: PDFObject | undefined) => object;

/** Cleans an inline picture by the rules for image XObjects. Returns the position of its end. */
export async function cleanInlinePicture({
  bytes,
  from,
  found,
  editor,
  budget,
  uses,
}: Task): Promise<number> {
  const begin = beginOfData(bytes, from);
  if (!begin) return from;
  const entries = bytes.subarray(from, begin.keyword);
  const given = dictFrom(concat([latin1('<<'), entries, latin1('\n>>')]));
  const { dict, ...left } = copyAlone(given, inlinePicture);
  found.left(left);
  uses.addColours(dict.get(nameFor('CS')));
  uses.addColours(dict.get(nameFor('ColorSpace')));
  const filters = filtersOf(withLongNames(dict), resolve);
  const rows = rowsOf(dict, resolve);
  const length = endOfData(bytes.subarray(begin.data), rows, filters, budget);
  const known = length === null ? null : begin.data + length;
  const mark = endMarkFrom(bytes, known ?? begin.data, known !== null);
  const end = known ?? withoutSpace(bytes, begin.data, mark.start);
  if (known === null) found.warnings.add(PICTURE_OPEN);
  const gap = bytes.subarray(end, mark.start);
  const hasGap = gap.some((byte) => !isSpace(byte));
  if (hasGap) found.hidden('In a picture', gap);

  const data = bytes.subarray(begin.data, end);
  const inner = new Findings();
  const packed = await cleanPicture({ bytes: data, filters }, { rows, resolve, found: inner, budget });
  found.join(inner);
  const isPackedAnew = inner.details.length > 0;
  if (isPackedAnew) pack(dict, packed.filters);
  if (isPackedAnew || left.dropped.length > 0 || !begin.isSound) {
    editor.replace(from, begin.keyword, latin1(`\n${entriesOf(dict)}\n`));
  }
  if (isPackedAnew || hasGap) {
    editor.replace(begin.data, mark.start, concat([isPackedAnew ? packed.bytes : data, latin1('\n')]));
  }
  return mark.end;
}

/**
 * Whether a token is allowed among a picture's entries; strings are, in the lookup table of an indexed colour
 * space.
 */
function isEntry(bytes: Uint8Array, { kind, start, at }: Tokens, depth: number): boolean {
  if (kind === 'word') return at - start < 6 && ['true', 'false', 'null'].includes(asText(bytes, start, at));
  return kind === 'name' || kind === 'number' || (kind === 'text' && depth > 0);
}

/**
 * The position of `ID`, which ends the picture's entries, and of its data, which begins one byte after it.
 */
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

function pack(dict: PDFDict, filters: readonly Filter[]): void {
  for (const key of FILTERS) dict.delete(nameFor(key));
  if (filters.length === 0) return;
  const names = PDFArray.withContext(dict.context);
  const parameters = PDFArray.withContext(dict.context);
  for (const { name, parms } of filters) {
    names.push(nameFor(name));
    parameters.push(parms ?? PDFNull);
  }
  dict.set(nameFor('F'), names);
  if (filters.some(({ parms }) => parms)) dict.set(nameFor('DP'), parameters);
}

function entriesOf(dict: PDFDict): string {
  return dict
    .entries()
    .map(([key, value]) => `${key.toString()} ${value.toString()}`)
    .join('\n');
}
