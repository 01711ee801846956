import { type PDFDict, type PDFObject, PDFRawStream, PDFRef } from '../pdf-lib';
import { nameFor } from '../names';
import { hasAt, indexOf } from '../../bytes';
import { isSpace } from './bytes';
import type { Budget } from './limits';
import { type Syntax, SyntaxProblem } from './syntax';
import { numberOf } from '../values';

/** Looks up the object with a stream's length. */
type LengthOf = (ref: PDFRef) => PDFObject | undefined;

/** The stream after a dictionary, whose end becomes the position; `null` if there is none. */
export function streamAfter(
  syntax: Syntax,
  dict: PDFDict,
  lengthOf: LengthOf,
  budget: Budget,
): PDFRawStream | null {
  if (!syntax.takes('stream')) return null;
  const { bytes } = syntax;
  if (bytes[syntax.at] === 0x0d) syntax.at += 1;
  if (bytes[syntax.at] === 0x0a) syntax.at += 1;
  const start = syntax.at;
  const end = endOf(bytes, start, lengthIn(dict, lengthOf), budget);
  budget.hold(end - start);
  syntax.at = end;
  return PDFRawStream.of(dict, bytes.subarray(start, end));
}

/** The stated length of a stream; `null` if it has none. */
export function lengthIn(dict: PDFDict, lengthOf: LengthOf): number | null {
  const value = dict.get(nameFor('Length'));
  const length = value instanceof PDFRef ? lengthOf(value) : value;
  const number = numberOf(length) ?? -1;
  return number >= 0 ? Math.floor(number) : null;
}

/**
 * Where a stream's bytes end. Its length is ignored if no `endstream` follows it, or if another object begins
 * inside: then it covers parts of the file that do not belong to the stream.
 */
function endOf(bytes: Uint8Array, start: number, length: number | null, budget: Budget): number {
  const claimed = length === null ? null : start + length;
  const isClosed = claimed !== null && claimed <= bytes.length && closes(bytes, claimed);
  const found = closingFrom(bytes, start, isClosed ? claimed : bytes.length, isClosed, budget);
  if (isClosed) return found ?? claimed;
  return beforeNextObject(bytes, start, found ?? endOfObject(bytes, start, budget));
}

/** Where the object ends, if neither its stream nor any later one has an end. */
function endOfObject(bytes: Uint8Array, start: number, budget: Budget): number {
  const at = indexOf(bytes, 'endobj', start);
  budget.spend(((at === -1 ? bytes.length : at) - start) >> 3);
  if (at === -1) throw new SyntaxProblem('a stream without end');
  return withoutLineEnd(bytes, start, at);
}

/** How the end of an object and the start of the next one may look. */
const BEGINNINGS = ['endobj', ' 0 obj', 'obj<<', 'obj\n<<', 'obj\r<<', 'obj\r\n<<'];

/** The start of another object inside a stream that has no end of its own. */
function beforeNextObject(bytes: Uint8Array, start: number, end: number): number {
  const ends = BEGINNINGS.map((keyword) => indexOf(bytes, keyword, start, end));
  return Math.min(end, ...ends.filter((at) => at !== -1));
}

/** Whether only white space is between an offset and `endstream`, or `endobj` if `endstream` is missing. */
function closes(bytes: Uint8Array, offset: number): boolean {
  let at = offset;
  while (isSpace(bytes[at])) at += 1;
  return hasAt(bytes, 'endstream', at) || hasAt(bytes, 'endobj', at);
}

/**
 * The position of the first `endstream` before `limit`, without the line end before it; with `endsObject`,
 * only one that is followed by `endobj`.
 */
function closingFrom(
  bytes: Uint8Array,
  start: number,
  limit: number,
  endsObject: boolean,
  budget: Budget,
): number | null {
  let from = start;
  for (;;) {
    const at = indexOf(bytes, 'endstream', from, limit);
    budget.spend(((at === -1 ? limit : at) - from) >> 3);
    if (at === -1) return null;
    let after = at + 'endstream'.length;
    while (isSpace(bytes[after])) after += 1;
    if (!endsObject || hasAt(bytes, 'endobj', after)) return withoutLineEnd(bytes, start, at);
    from = after;
  }
}

function withoutLineEnd(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  if (last > start && bytes[last - 1] === 0x0a) last -= 1;
  if (last > start && bytes[last - 1] === 0x0d) last -= 1;
  return last;
}
