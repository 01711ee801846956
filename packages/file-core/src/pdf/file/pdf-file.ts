import { PDFArray, PDFDict, PDFNull, type PDFObject, PDFRawStream, PDFRef } from '../pdf-lib';
import { nameFor } from '../names';
import { refFor } from '../numbers';
import { FileProblem, damaged } from '../../problem';
import { indexOf } from '../../bytes';
import { isSpace, lastIndexOf } from './bytes';
import { decryptObject } from './decrypt';
import { type Decryption, decryptionOf } from './encryption';
import { filtersOf, unpacked } from './filters';
import { Budget, LARGEST, UNPACKED_ONE } from './limits';
import { Pack } from './pack';
import { scanFile } from './scan';
import { lengthIn, streamAfter } from './streams';
import { Syntax, SyntaxProblem } from './syntax';
import { type Directory, type XrefEntry, readDirectory } from './xref';
import { bytesOf } from '../values';

/** The most references that may lead to each other. */
const LONGEST_CHAIN = 32;
const TOO_LARGE = 'This file is too large: PDFs can have up to 200 MB. Split it, and choose its parts.';

/** A PDF whose objects are read and decrypted when they are needed. */
export class PdfFile {
  readonly budget: Budget;
  private readonly visited = new Set<number>();
  /** Whether its cross-references could not be followed, so that its objects were searched for. */
  isRepaired = false;
  isEncrypted = false;
  private directory: Directory;
  private cache = new Map<number, PDFObject | undefined>();
  /** The objects that were read before it was started over. */
  private parsed: ReadonlyMap<number, PDFObject | undefined> = new Map();
  private readonly packs = new Map<number, Pack | null>();
  private decryption: Decryption | null = null;

  /** Throws a `FileProblem` if the file can't be opened. */
  static open(bytes: Uint8Array): PdfFile {
    if (bytes.length > LARGEST) throw new FileProblem(TOO_LARGE);
    const start = Math.max(0, indexOf(bytes, '%PDF-', 0, 2048));
    const budget = new Budget(bytes.length);
    try {
      const file = PdfFile.byDirectory(bytes.subarray(start), budget) ?? PdfFile.byScan(bytes, budget);
      file.before = start;
      return file;
    } catch (problem) {
      if (problem instanceof SyntaxProblem) throw damaged(problem);
      throw problem;
    }
  }

  private constructor(
    private readonly bytes: Uint8Array,
    directory: Directory,
    budget: Budget,
  ) {
    this.budget = budget;
    this.directory = directory;
  }

  /** `null` if the objects are not where the cross-references say. */
  private static byDirectory(bytes: Uint8Array, budget: Budget): PdfFile | null {
    try {
      const file = new PdfFile(bytes, readDirectory(bytes, budget), budget);
      file.decrypt();
      file.checkPlaces();
      return file.hasPages() ? file : null;
    } catch (problem) {
      if (problem instanceof SyntaxProblem) return null;
      throw problem;
    }
  }

  private static byScan(bytes: Uint8Array, budget: Budget): PdfFile {
    const scan = scanFile(bytes, budget);
    const file = new PdfFile(bytes, scan, budget);
    file.isRepaired = true;
    file.decrypt();
    for (const stream of scan.objectStreams) file.enter(stream);
    file.cache.clear();
    if (!file.hasPages()) throw new SyntaxProblem('no pages');
    return file;
  }

  /** The offsets of streams whose stated length includes the objects after them. */
  readonly overlong = new Set<number>();
  /** The number of bytes before the header. */
  before = 0;

  /** The number of bytes after the last line, without line ends. */
  get after(): number {
    const at = lastIndexOf(this.bytes, '%%EOF');
    if (at === -1) return 0;
    let end = this.bytes.length;
    while (end > at + 5 && isSpace(this.bytes[end - 1])) end -= 1;
    return end - at - 5;
  }

  /** The size in bytes. */
  get size(): number {
    return this.bytes.length;
  }

  get trailer(): PDFDict {
    return this.directory.trailer;
  }

  /** The first of the file's two identifiers; empty if it has none (ISO 32000-2, 14.4). */
  get id(): Uint8Array {
    const ids = this.get(this.trailer, 'ID');
    return bytesOf(ids instanceof PDFArray ? this.resolve(ids.asArray()[0]) : undefined);
  }

  /** The document catalogue; `null` if the file has none (ISO 32000-2, 7.7.2). */
  get catalog(): PDFDict | null {
    const root = this.get(this.trailer, 'Root');
    return root instanceof PDFDict ? root : null;
  }

  /** The number of saves, with the incremental ones; a linearized file has two sections from the start. */
  get saves(): number {
    const isForTheWeb = indexOf(this.bytes, '/Linearized', 0, 1024) !== -1;
    return Math.max(1, this.directory.saves - (isForTheWeb ? 1 : 0));
  }

  /** Follows references to an object; `undefined` if there is none. */
  readonly resolve = (value: PDFObject | undefined): PDFObject | undefined => {
    let object = value;
    for (let link = 0; object instanceof PDFRef; link += 1) {
      if (link > LONGEST_CHAIN) return undefined;
      object = this.read(object.objectNumber);
    }
    return object;
  };

  /** The value of a dictionary's key, with references resolved. */
  get(dict: PDFDict, name: string): PDFObject | undefined {
    return this.resolve(dict.get(nameFor(name)));
  }

  /** The decoded data of a stream; `null` for a picture, and for unreadable data. */
  contentsOf(stream: PDFRawStream, most = UNPACKED_ONE): Uint8Array | null {
    const filters = filtersOf(stream.dict, this.resolve);
    return unpacked(stream.contents, filters, this.resolve, most, this.budget);
  }

  /** Marks everything that a value leads to as visited. */
  visit(value: PDFObject): void {
    const parts = [value];
    for (let part = parts.pop(); part; part = parts.pop()) {
      if (part instanceof PDFRef) {
        if (this.visited.has(part.objectNumber)) continue;
        const object = this.resolve(part);
        if (object) parts.push(object);
      } else if (part instanceof PDFArray) for (const item of part.asArray()) parts.push(item);
      else if (part instanceof PDFDict) parts.push(...part.values());
      else if (part instanceof PDFRawStream) parts.push(part.dict);
    }
  }

  /**
   * Makes everything unvisited, but keeps the objects that were read. Only for files that were written here: what
   * reading an object needs elsewhere, such as the length of a stream, is not visited again.
   */
  startOver(): void {
    this.parsed = this.cache;
    this.cache = new Map();
    this.visited.clear();
  }

  /** All objects of the file, whether or not something refers to them. */
  *objects(): Generator<PDFObject> {
    for (const [number] of this.directory.entries) {
      const object = this.read(number);
      if (object) yield object;
    }
  }

  /** The number of unvisited objects, except those that only say where others are. */
  countUnvisited(): number {
    const numbers = [...this.directory.entries].flatMap(([number, entry]) =>
      entry && !this.visited.has(number) && !this.packs.has(number) ? [number] : [],
    );
    return numbers.filter((number) => {
      const object = this.read(number);
      const dict = object instanceof PDFRawStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) return object !== undefined && object !== PDFNull;
      const type = dict.get(nameFor('Type'));
      return type !== nameFor('XRef') && type !== nameFor('ObjStm') && !dict.has(nameFor('Linearized'));
    }).length;
  }

  private hasPages(): boolean {
    const { catalog } = this;
    return catalog !== null && this.get(catalog, 'Pages') instanceof PDFDict;
  }

  /** Throws if an object is not where the directory says: then no offset can be trusted. */
  private checkPlaces(): void {
    for (const [number, entry] of this.directory.entries) {
      if (!entry || !('offset' in entry)) continue;
      const syntax = new Syntax(this.bytes, entry.offset);
      if (entry.offset >= this.bytes.length || syntax.header()?.objectNumber !== number) {
        throw new SyntaxProblem(`object ${number} is not where it should be`);
      }
      this.budget.spend(syntax.at - entry.offset);
    }
  }

  private read(number: number): PDFObject | undefined {
    const known = this.cache.get(number);
    if (known !== undefined || this.cache.has(number)) return known;
    this.visited.add(number);
    const entry = this.directory.entries.get(number);
    if (!entry) return undefined;
    // As long as it is read: an object that needs itself has no value.
    this.cache.set(number, undefined);
    const object = this.parsed.get(number) ?? this.readEntry(number, entry);
    this.cache.set(number, object);
    return object;
  }

  private readEntry(number: number, entry: NonNullable<XrefEntry>): PDFObject | undefined {
    try {
      return 'offset' in entry
        ? this.readAt(entry.offset)
        : this.pack(entry.within)?.object(number, entry.index);
    } catch (problem) {
      if (problem instanceof SyntaxProblem) return undefined;
      throw problem;
    }
  }

  private readAt(offset: number): PDFObject | undefined {
    const syntax = new Syntax(this.bytes, offset);
    const ref = syntax.header();
    if (!ref) return undefined;
    const object = syntax.object();
    this.budget.spend(syntax.at - offset);
    const stream = object instanceof PDFDict ? streamAfter(syntax, object, this.resolve, this.budget) : null;
    const claimed = stream ? lengthIn(stream.dict, this.resolve) : null;
    if (stream && claimed !== null && claimed > stream.contents.length) this.overlong.add(offset);
    const whole = stream ?? object;
    return this.decryption ? decryptObject(whole, ref, this.decryption, this.resolve) : whole;
  }

  private pack(number: number): Pack | null {
    const known = this.packs.get(number);
    if (known !== undefined) return known;
    const stream = this.resolve(refFor(number));
    const data = stream instanceof PDFRawStream ? this.contentsOf(stream) : null;
    const pack = stream instanceof PDFRawStream && data ? new Pack(stream.dict, data, this.budget) : null;
    this.packs.set(number, pack);
    return pack;
  }

  /** Adds the objects of an object stream, unless the file has a later one with the same number. */
  private enter({ number, offset }: { number: number; offset: number }): void {
    const { entries } = this.directory;
    const at = entries.get(number);
    if (!at || !('offset' in at) || at.offset !== offset) return;
    this.pack(number)?.numbers.forEach((inner, index) => {
      const known = entries.get(inner);
      if (known && 'offset' in known && known.offset > offset) return;
      entries.set(inner, { within: number, index });
    });
  }

  private decrypt(): void {
    const dict = this.get(this.trailer, 'Encrypt');
    if (!(dict instanceof PDFDict)) return;
    this.decryption = decryptionOf(dict, this.id, this.resolve);
    this.isEncrypted = true;
    this.cache.clear();
  }
}
