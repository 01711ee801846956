import { PDFDict, PDFName, PDFRawStream, PDFRef } from '../pdf-lib';
import { nameFor, textOfName } from '../names';
import { indexOf } from '../../bytes';
import { isDigit, isSpace } from './bytes';
import { type Budget, MOST_OBJECTS } from './limits';
import { streamAfter } from './streams';
import { Syntax, SyntaxProblem } from './syntax';
import type { Directory, XrefEntry } from './xref';

/** The objects found by scanning a file whose cross-references are damaged. */
export interface Scan extends Directory {
  /** The object streams, first to last; their objects are not entered yet. */
  objectStreams: { number: number; offset: number }[];
}

const nameIn = (dict: PDFDict, key: string) => {
  const value = dict.get(nameFor(key));
  return value instanceof PDFName ? textOfName(value) : null;
};

/**
 * Finds objects by their first lines, as every reader does with a damaged file: of those with the same
 * number, the last counts. Throws a `SyntaxProblem` if there is neither a trailer nor a document catalogue.
 */
export function scanFile(bytes: Uint8Array, budget: Budget): Scan {
  const scan = new Scanner(bytes, budget);
  scan.run();
  const trailer = scan.trailer ?? scan.fromCatalog();
  if (!trailer) throw new SyntaxProblem('no catalogue');
  return { entries: scan.entries, trailer, saves: scan.saves, objectStreams: scan.objectStreams };
}

class Scanner {
  readonly entries = new Map<number, XrefEntry>();
  readonly objectStreams: { number: number; offset: number }[] = [];
  trailer: PDFDict | null = null;
  saves = 0;
  private catalog: PDFRef | null = null;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: Budget,
  ) {}

  run(): void {
    let at = 0;
    while (at < this.bytes.length) {
      const object = this.nextHeader(at);
      const limit = object?.start ?? this.bytes.length;
      this.findTrailers(at, limit);
      if (!object) return;
      at = this.takeObject(object);
    }
  }

  /** A trailer for a file without one: it points to the last catalogue, if there is one. */
  fromCatalog(): PDFDict | null {
    if (!this.catalog) return null;
    const syntax = new Syntax(new TextEncoder().encode(`<</Root ${this.catalog.toString()}>>`), 0);
    const trailer = syntax.object();
    return trailer instanceof PDFDict ? trailer : null;
  }

  private nextHeader(from: number): { start: number; number: number; body: number } | null {
    for (let at = indexOf(this.bytes, 'obj', from); at !== -1; at = indexOf(this.bytes, 'obj', at + 3)) {
      const generation = this.numberBefore(at, from);
      const number = generation === null ? null : this.numberBefore(generation.start, from);
      if (number !== null) return { start: number.start, number: number.value, body: at + 3 };
    }
    return null;
  }

  private numberBefore(end: number, from: number): { start: number; value: number } | null {
    let last = end;
    while (last > from && isSpace(this.bytes[last - 1])) last -= 1;
    let start = last;
    while (start > from && last - start < 10 && isDigit(this.bytes[start - 1])) start -= 1;
    const value = new Syntax(this.bytes, start).integer();
    return start === last || value === null ? null : { start, value };
  }

  /** Enters an object, and returns where to look for the next. */
  private takeObject({ start, number, body }: { start: number; number: number; body: number }): number {
    if (this.entries.size > MOST_OBJECTS) throw new SyntaxProblem('too many objects');
    const syntax = new Syntax(this.bytes, body);
    try {
      const value = syntax.object();
      const stream =
        value instanceof PDFDict ? streamAfter(syntax, value, () => undefined, this.budget) : null;
      this.entries.delete(number);
      this.entries.set(number, { offset: start });
      if (value instanceof PDFDict) this.note(value, stream, number, start);
      this.budget.spend(stream ? 0 : syntax.at - body);
      return Math.max(syntax.at, body);
    } catch (problem) {
      if (!(problem instanceof SyntaxProblem)) throw problem;
      this.budget.spend(syntax.at - body);
      return body;
    }
  }

  private note(dict: PDFDict, stream: PDFRawStream | null, number: number, offset: number): void {
    const type = nameIn(dict, 'Type');
    if (type === 'Catalog') this.catalog = PDFRef.of(number, 0);
    if (stream && type === 'ObjStm') this.objectStreams.push({ number, offset });
    if (stream && type === 'XRef') this.noteTrailer(dict);
  }

  private findTrailers(from: number, limit: number): void {
    let at = indexOf(this.bytes, 'trailer', from, limit);
    for (; at !== -1; at = indexOf(this.bytes, 'trailer', at + 7, limit)) {
      const syntax = new Syntax(this.bytes, at + 'trailer'.length);
      try {
        const dict = syntax.object();
        if (dict instanceof PDFDict) this.noteTrailer(dict);
      } catch (problem) {
        if (!(problem instanceof SyntaxProblem)) throw problem;
      }
      this.budget.spend(syntax.at - at);
    }
  }

  private noteTrailer(dict: PDFDict): void {
    this.saves += 1;
    if (dict.get(nameFor('Root')) instanceof PDFRef) this.trailer = dict;
  }
}
