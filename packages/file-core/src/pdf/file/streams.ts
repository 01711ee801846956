import { type PDFDict, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '../pdf-lib';
import { nameFor } from '../names';
import { hasAt } from '../../bytes';
import { indexOf, isSpace } from './bytes';
import type { Budget } from './limits';
import { type Syntax, SyntaxProblem } from './syntax';

/** The number that an object is, if it is one. */
type LengthOf = (ref: PDFRef) => PDFObject | undefined;

/** The stream that a dictionary begins, or `null` when no stream follows it; the place moves behind it. */
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

/** How long a stream says it is; `null` when it does not. */
export function lengthIn(dict: PDFDict, lengthOf: LengthOf): number | null {
  const value = dict.get(nameFor('Length'));
  const length = value instanceof PDFRef ? lengthOf(value) : value;
  return length instanceof PDFNumber && length.asNumber() >= 0 ? Math.floor(length.asNumber()) : null;
}

/**
 * Where a stream's bytes end. Its length is not believed when no `endstream` follows it, nor when another object begins
 * within it: what the stream is said to hold would then be a part of the file that does not belong to it.
 */
function endOf(bytes: Uint8Array, start: number, length: number | null, budget: Budget): number {
  const claimed = length === null ? null : start + length;
  const isClosed = claimed !== null && claimed <= bytes.length && closes(bytes, claimed);
  const found = closingFrom(bytes, start, isClosed ? claimed : bytes.length, isClosed, budget);
  if (isClosed) return found ?? claimed;
  return beforeNextObject(bytes, start, found ?? endOfObject(bytes, start, budget));
}

/** Where the object ends of a stream whose own end was lost, and that of all streams behind it. */
function endOfObject(bytes: Uint8Array, start: number, budget: Budget): number {
  const at = indexOf(bytes, 'endobj', start);
  budget.spend(((at === -1 ? bytes.length : at) - start) >> 3);
  if (at === -1) throw new SyntaxProblem('a stream without end');
  return withoutLineEnd(bytes, start, at);
}

/** How the end of one object and the head of the next one begin. */
const BEGINNINGS = ['endobj', ' 0 obj', 'obj<<', 'obj\n<<', 'obj\r<<', 'obj\r\n<<'];

/** Where another object begins that a stream without an end of its own would swallow. */
function beforeNextObject(bytes: Uint8Array, start: number, end: number): number {
  const ends = BEGINNINGS.map((keyword) => indexOf(bytes, keyword, start, end));
  return Math.min(end, ...ends.filter((at) => at !== -1));
}

/** Whether nothing but white space stands between an offset and `endstream`, or `endobj` where that was forgotten. */
function closes(bytes: Uint8Array, offset: number): boolean {
  let at = offset;
  while (isSpace(bytes[at])) at += 1;
  return hasAt(bytes, 'endstream', at) || hasAt(bytes, 'endobj', at);
}

/** Where the first `endstream` (one that ends an object, too) stands before `limit`, without the line end before it. */
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
