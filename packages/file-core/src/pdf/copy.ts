import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from './pdf-lib';
import { nameFor, textOfName } from './names';
import { DAMAGED, FileProblem } from '../problem';
import { filtersOf } from './file/filters';
import { MOST_OBJECTS, TANGLED } from './file/limits';
import type { PdfFile } from './file/pdf-file';
import { EVERYTHING, type Shown } from './shown/shown';
import { filterParameters } from './shapes/filters';
import { decodedText } from './shapes/values';
import {
  type Contents,
  type Dict,
  type Lazy,
  type Leaf,
  type Named,
  type Shape,
  type Source,
  shapeOf,
} from './shapes/shape';

/** The location of a value: a key of a dictionary that was copied by the shape of this name. */
interface ValueLocation {
  part: string;
  key: string;
  holder: PDFDict;
}

/** Something that was not copied. */
export interface Dropped extends ValueLocation {
  value: PDFObject;
}

/** A stream of the copy whose bytes are still those of the file. */
export interface CopiedStream {
  ref: PDFRef;
  stream: PDFRawStream;
  /** What it was copied from. */
  source: PDFRawStream;
  contents: Contents;
}

/** A copied document, and what was left out of it. */
export interface Copy {
  context: PDFContext;
  root: PDFRef;
  dropped: Dropped[];
  streams: CopiedStream[];
  pages: { copy: PDFDict; source: PDFDict }[];
  /** How many there are of what has a shape, by the shape's name ("page"), and of their keys ("annotation.Contents"). */
  counts: Map<string, number>;
}

type Concrete = Exclude<Shape, { kind: 'choice' }>;
/** A shape whose copy holds what the file has. */
type Copied = Exclude<Concrete, { kind: 'word' }>;

/** Every stream is kept once for each use that it has; uses of more kinds than this are a trap. */
const STREAM_USES = 3;
const SMALL_STREAMS = 2 ** 24;
/** A text this long is not repeated where it is referred to. */
const LONG_TEXT = 500;
/** The keys that the writer sets itself. */
const OF_STREAMS = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

/**
 * Copies what a shape names of everything that the document's catalogue leads to and its pages show, each object once.
 * Throws a `FileProblem` when that is without end.
 */
export function copyDocument(file: PdfFile, shown: Shown, catalog: Shape): Copy {
  const root = file.trailer.get(nameFor('Root'));
  const copier = new Copier({ resolve: file.resolve, size: file.size, shown });
  const place = { part: 'file', key: 'Root', holder: file.trailer };
  const copied = root && copier.copy(root, catalog, place);
  if (!(copied instanceof PDFRef)) throw new FileProblem(DAMAGED);
  copier.run();
  return { ...copier.result, root: copied };
}

/** Nothing that a part of a drawing says refers to anything. */
const ALONE: Source = { resolve: (object) => object, size: 0, shown: EVERYTHING };

/** Copies the keys in a shape from a dictionary within a drawing. */
export function copyAlone(dict: PDFDict, shape: Dict): Pick<Copy, 'dropped' | 'counts'> & { dict: PDFDict } {
  const copier = new Copier(ALONE);
  const copy = copier.copyDict(dict, shape);
  copier.run();
  return { dict: copy, dropped: copier.result.dropped, counts: copier.result.counts };
}

class Copier {
  readonly result = {
    context: PDFContext.create(),
    dropped: [] as Dropped[],
    streams: [] as CopiedStream[],
    pages: [] as Copy['pages'],
    counts: new Map<string, number>(),
  };
  private readonly copies = new Map<Shape, Map<number, PDFRef>>();
  /** For each name of a shape, the copies of objects that were reached with it, or may yet be. */
  private readonly named = new Map<string, Map<number, PDFRef>>();
  private readonly jobs: (() => void)[] = [];
  private objects = 0;
  private streamBytes: number;

  constructor(private readonly file: Source) {
    this.streamBytes = file.size * STREAM_USES + SMALL_STREAMS;
  }

  /** Copies what references lead to: later, and not from within each other, so that no chain of them is too long. */
  run(): void {
    for (let job = this.jobs.pop(); job; job = this.jobs.pop()) job();
    const { context } = this.result;
    for (const refs of this.named.values()) {
      for (const ref of refs.values()) if (!context.lookup(ref)) context.assign(ref, PDFNull);
    }
  }

  /** The copy of a value, or `null` when there is nothing or it is to go, which is noted. */
  copy(value: PDFObject, lazy: Lazy, place: ValueLocation): PDFObject | null {
    const object = this.file.resolve(value);
    if (object === undefined || object === PDFNull) return null;
    const shape = this.concrete(object, lazy);
    if (shape?.kind === 'weak') return value instanceof PDFRef ? this.reserve(shape.to, value) : null;
    if (shape?.kind === 'list' && !(object instanceof PDFArray)) return this.copy(value, shape.of, place);
    if (shape?.kind === 'word') return this.replace(object, shape.says, place);
    if (!shape || !fits(object, shape)) {
      this.result.dropped.push({ ...place, value: object });
      return null;
    }
    if (value instanceof PDFRef && !isSmall(object)) return this.copyRef(value, object, shape, place);
    return this.copyObject(object, shape, place);
  }

  private replace(object: PDFObject, says: string, place: ValueLocation): PDFObject {
    if (decodedText(object) !== says) this.result.dropped.push({ ...place, value: object });
    return object instanceof PDFName ? nameFor(says) : PDFString.of(says);
  }

  private concrete(object: PDFObject, lazy: Lazy): Concrete | null {
    let shape: Shape | null = shapeOf(lazy);
    while (shape?.kind === 'choice') shape = shape.choose(object, this.file);
    return shape;
  }

  private reserve(name: string, { objectNumber }: PDFRef): PDFRef {
    const refs = entryOf(this.named, name);
    const ref = refs.get(objectNumber) ?? this.result.context.nextRef();
    refs.set(objectNumber, ref);
    return ref;
  }

  private copyRef(value: PDFRef, object: PDFObject, shape: Copied, place: ValueLocation): PDFRef | null {
    const refs = entryOf(this.copies, shape);
    const known = refs.get(value.objectNumber);
    if (known) return shape.kind === 'dict' && shape.once ? null : known;
    if ((this.objects += 1) > MOST_OBJECTS) throw new FileProblem(TANGLED);
    const ref = shape.kind === 'dict' ? this.reserve(shape.name, value) : this.result.context.nextRef();
    refs.set(value.objectNumber, ref);
    this.jobs.push(() => {
      const copy = this.copyObject(object, shape, place);
      this.result.context.assign(ref, copy);
      if (copy instanceof PDFRawStream && object instanceof PDFRawStream && shape.kind === 'dict') {
        const contents = shape.stream ?? 'data';
        this.result.streams.push({ ref, stream: copy, source: object, contents });
      }
    });
    return ref;
  }

  private copyObject(object: PDFObject, shape: Copied, place: ValueLocation): PDFObject {
    if (object instanceof PDFArray) {
      if (shape.kind === 'list') return this.copyList(object, shape.of, place);
      return this.copyTuple(object, shape.kind === 'tuple' ? shape.of : [shape], place);
    }
    if (object instanceof PDFRawStream && shape.kind === 'dict') return this.copyStream(object, shape, place);
    if (object instanceof PDFDict && shape.kind === 'dict') return this.copyDict(object, shape);
    if (object instanceof PDFDict && shape.kind === 'named') return this.copyNamed(object, shape, place);
    return object;
  }

  private copyList(array: PDFArray, of: Lazy, place: ValueLocation): PDFArray {
    const copy = PDFArray.withContext(this.result.context);
    for (const item of array.asArray()) {
      const value = this.copy(item, of, place);
      if (value) copy.push(value);
    }
    return copy;
  }

  /** Each place has a meaning, so what goes leaves `null` behind. */
  private copyTuple(array: PDFArray, of: readonly Lazy[], place: ValueLocation): PDFArray {
    const copy = PDFArray.withContext(this.result.context);
    array.asArray().forEach((item, index) => {
      copy.push(this.copy(item, of[index] ?? of.at(-1) ?? leftOut, place) ?? PDFNull);
    });
    return copy;
  }

  private copyNamed(source: PDFDict, { of, byUse }: Named, place: ValueLocation): PDFDict {
    const copy = PDFDict.withContext(this.result.context);
    for (const [name, value] of source.entries()) {
      if (byUse && !this.file.shown.uses(source, name)) {
        this.result.dropped.push({ ...place, value: this.file.resolve(value) ?? PDFNull });
        continue;
      }
      const copied = this.copy(value, of, place);
      if (copied) copy.set(name, copied);
    }
    return copy;
  }

  copyDict(source: PDFDict, shape: Dict, rewritten: ReadonlySet<string> = NONE): PDFDict {
    this.count(shape.name);
    const copy = PDFDict.withContext(this.result.context);
    if (shape.name === 'page') this.result.pages.push({ copy, source });
    for (const [name, value] of source.entries()) {
      const key = textOfName(name);
      if (shape.idle.has(key) || rewritten.has(key)) continue;
      const place = { part: shape.name, key, holder: source };
      const copied = this.copy(
        value,
        Object.hasOwn(shape.keys, key) ? (shape.keys[key] ?? leftOut) : leftOut,
        place,
      );
      if (!copied) continue;
      copy.set(name, copied);
      this.count(`${shape.name}.${key}`);
    }
    for (const [key, value] of Object.entries(shape.fixed)) copy.set(nameFor(key), nameFor(value));
    return copy;
  }

  private count(name: string): void {
    const { counts } = this.result;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  private copyStream(source: PDFRawStream, shape: Dict, place: ValueLocation): PDFRawStream {
    this.streamBytes -= source.contents.length;
    if (this.streamBytes < 0) throw new FileProblem(TANGLED);
    const copy = this.copyDict(source.dict, shape, OF_STREAMS);
    const filters = filtersOf(source.dict, this.file.resolve).filter(({ name }) => name !== 'Crypt');
    const names = PDFArray.withContext(this.result.context);
    const parameters = PDFArray.withContext(this.result.context);
    for (const { name, parms } of filters) {
      names.push(nameFor(name));
      parameters.push((parms && this.copy(parms, filterParameters, place)) ?? PDFNull);
    }
    const hasParameters = filters.some(({ parms }) => parms);
    if (filters.length > 0) copy.set(nameFor('Filter'), filters.length === 1 ? names.get(0) : names);
    if (hasParameters) {
      copy.set(nameFor('DecodeParms'), filters.length === 1 ? parameters.get(0) : parameters);
    }
    return PDFRawStream.of(copy, source.contents);
  }
}

const NONE: ReadonlySet<string> = new Set();
/** The shape of what no shape names. */
const leftOut: Shape = { kind: 'choice', choose: () => null };

function leafOf(object: PDFObject): Leaf {
  if (object instanceof PDFString || object instanceof PDFHexString) return 'text';
  return object instanceof PDFName ? 'name' : 'number';
}

function entryOf<Key, Value>(map: Map<Key, Map<number, Value>>, key: Key): Map<number, Value> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<number, Value>();
  map.set(key, made);
  return made;
}

function fits(object: PDFObject, shape: Copied): boolean {
  if (object instanceof PDFRawStream) return shape.kind === 'dict' && shape.stream !== null;
  if (object instanceof PDFDict) return shape.kind === 'dict' || shape.kind === 'named';
  if (object instanceof PDFArray) {
    return shape.kind === 'plain' ? shape.inLists : shape.kind !== 'dict' && shape.kind !== 'named';
  }
  return shape.kind === 'plain' && shape.takes.includes(leafOf(object));
}

/** Whether a value is written as short as a reference to it. */
function isSmall(object: PDFObject): boolean {
  if (object instanceof PDFString || object instanceof PDFHexString)
    return object.asString().length < LONG_TEXT;
  return !(object instanceof PDFArray || object instanceof PDFDict || object instanceof PDFRawStream);
}
