import { PDFArray, PDFDict, type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { asText, isDigit, isSpace, lastIndexOf } from './bytes';
import { filtersOf, unpacked } from './filters';
import { type Budget, MOST_OBJECTS, UNPACKED_ONE } from './limits';
import { streamAfter } from './streams';
import { Syntax, SyntaxProblem } from './syntax';
import { numberOf } from '../values';

/** The position of an object: an offset, or an index in an object stream. `null` for a deleted object. */
export type XrefEntry = { offset: number } | { within: number; index: number } | null;

/** The cross-references of a file. */
export interface Directory {
  entries: Map<number, XrefEntry>;
  trailer: PDFDict;
  /** How often the file was saved: each later save is appended, and keeps what was there before. */
  saves: number;
}

const get = (dict: PDFDict, key: string) => dict.get(nameFor(key));

const integerIn = (dict: PDFDict, key: string) => numberOf(get(dict, key));

/**
 * Reads the cross-references from the last to the first (ISO 32000-2, 7.5.4 to 7.5.8): tables, streams and
 * hybrids. Throws a `SyntaxProblem` if they can't be followed.
 */
export function readDirectory(bytes: Uint8Array, budget: Budget): Directory {
  const entries = new Map<number, XrefEntry>();
  const seen = new Set<number>();
  let trailer: PDFDict | null = null;
  let saves = 0;
  let next: number | null = lastSection(bytes);
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const section = readSection(bytes, next, entries, budget);
    trailer ??= section;
    const hybrid = integerIn(section, 'XRefStm');
    if (hybrid !== null && !seen.has(hybrid)) {
      seen.add(hybrid);
      readSection(bytes, hybrid, entries, budget);
    }
    saves += 1;
    next = integerIn(section, 'Prev');
  }
  if (!trailer) throw new SyntaxProblem('no cross-references');
  return { entries, trailer, saves };
}

function lastSection(bytes: Uint8Array): number {
  const at = lastIndexOf(bytes, 'startxref');
  const offset = at === -1 ? null : new Syntax(bytes, at + 'startxref'.length).integer();
  if (offset === null) throw new SyntaxProblem('no startxref');
  return offset;
}

/** Adds a section's entries to those of newer sections, and returns its trailer. */
function readSection(
  bytes: Uint8Array,
  offset: number,
  entries: Map<number, XrefEntry>,
  budget: Budget,
): PDFDict {
  const syntax = new Syntax(bytes, offset);
  if (syntax.takes('xref')) {
    readTable(syntax, entries);
    budget.spend(syntax.at - offset);
    const trailer = syntax.takes('trailer') ? syntax.object() : null;
    if (trailer instanceof PDFDict) return trailer;
    throw new SyntaxProblem('no trailer');
  }
  const dict = syntax.header() && syntax.object();
  const stream = dict instanceof PDFDict ? streamAfter(syntax, dict, () => undefined, budget) : null;
  if (!stream) throw new SyntaxProblem('no cross-references');
  readStream(stream, entries, budget);
  return stream.dict;
}

function add(entries: Map<number, XrefEntry>, number: number, entry: XrefEntry): void {
  if (entries.size > MOST_OBJECTS) throw new SyntaxProblem('too many objects');
  if (!entries.has(number)) entries.set(number, entry);
}

function readTable(syntax: Syntax, entries: Map<number, XrefEntry>): void {
  for (;;) {
    syntax.skip();
    if (!isDigit(syntax.bytes[syntax.at])) return;
    let first = syntax.integer();
    const count = syntax.integer();
    if (first === null || count === null) throw new SyntaxProblem('a table’s part without length');
    for (let index = 0; index < count; index += 1) {
      const entry = readLine(syntax);
      // A common mistake: the table says that it begins with object 1, but begins with the free object 0.
      if (index === 0 && first === 1 && entry.isFree && entry.generation === 65535) first = 0;
      add(entries, first + index, entry.isFree ? null : { offset: entry.offset });
    }
  }
}

function readLine(syntax: Syntax): { offset: number; generation: number; isFree: boolean } {
  const offset = syntax.integer();
  const generation = syntax.integer();
  while (isSpace(syntax.bytes[syntax.at])) syntax.at += 1;
  const kind = asText(syntax.bytes, syntax.at, syntax.at + 1);
  if (offset === null || generation === null || (kind !== 'n' && kind !== 'f')) {
    throw new SyntaxProblem('a table’s line of another form');
  }
  syntax.at += 1;
  // Some writers put missing objects at offset 0.
  return { offset, generation, isFree: kind === 'f' || offset === 0 };
}

function numbersIn(object: PDFObject | undefined): number[] {
  return object instanceof PDFArray ? object.asArray().map((item) => numberOf(item) ?? -1) : [];
}

function readStream(stream: PDFRawStream, entries: Map<number, XrefEntry>, budget: Budget): void {
  const resolve = (object: PDFObject | undefined) => object;
  const filters = filtersOf(stream.dict, resolve);
  const data = unpacked(stream.contents, filters, resolve, UNPACKED_ONE, budget);
  const widths = numbersIn(get(stream.dict, 'W'));
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = typeWidth + secondWidth + thirdWidth;
  if (!data || width < 1 || widths.some((each) => each < 0 || each > 8)) {
    throw new SyntaxProblem('a stream of cross-references that can’t be read');
  }
  const listed = numbersIn(get(stream.dict, 'Index'));
  const parts = listed.length > 0 ? listed : [0, integerIn(stream.dict, 'Size') ?? 0];
  let at = 0;
  for (let part = 0; part + 1 < parts.length; part += 2) {
    const [first = 0, count = 0] = parts.slice(part, part + 2);
    for (let index = 0; index < count && at + width <= data.length; index += 1, at += width) {
      const type = typeWidth === 0 ? 1 : bigEndian(data, at, typeWidth);
      const second = bigEndian(data, at + typeWidth, secondWidth);
      const third = bigEndian(data, at + typeWidth + secondWidth, thirdWidth);
      add(entries, first + index, entryOf(type, second, third));
    }
  }
}

function entryOf(type: number, second: number, third: number): XrefEntry {
  if (type === 1 && second > 0) return { offset: second };
  return type === 2 ? { within: second, index: third } : null;
}

function bigEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
