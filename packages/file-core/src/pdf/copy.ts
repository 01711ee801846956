import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from './pdf-lib';
import { nameFor } from './names';
import { refFor } from './numbers';
import { DAMAGED, FileProblem } from '../problem';
import { filtersOf, setFilters } from './file/filters';
import { MOST_OBJECTS, TANGLED } from './file/limits';
import type { PdfFile } from './file/pdf-file';
import { EVERYTHING, type Shown } from './shown/shown';
import { filterParameters } from './shapes/filters';
import { type Concrete, type Copied, fits, isSmall } from './shapes/fits';
import { Rules } from './shapes/rules';
import { decodedText } from './values';
import {
  type Contents,
  type Dict,
  type Lazy,
  type Named,
  type Shape,
  type Source,
  leftOut,
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
  /** Which shapes it has, by their names ("page"), and which of their keys ("annotation.Contents"). */
  parts: Set<string>;
}

/** Every stream is kept once for each use that it has; uses of more kinds than this are a trap. */
const STREAM_USES = 3;
const SMALL_STREAMS = 2 ** 24;
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
export function copyAlone(dict: PDFDict, shape: Dict): Pick<Copy, 'dropped' | 'parts'> & { dict: PDFDict } {
  const copier = new Copier(ALONE);
  const copy = copier.copyDict(dict, shape);
  copier.run();
  return { dict: copy, dropped: copier.result.dropped, parts: copier.result.parts };
}

class Copier {
  readonly result = {
    context: PDFContext.create(),
    dropped: [] as Dropped[],
    streams: [] as CopiedStream[],
    pages: [] as Copy['pages'],
    parts: new Set<string>(),
  };
  private readonly copies = new Map<Shape, Map<number, PDFRef>>();
  /** For each name of a shape, the copies of objects that were reached with it, or may yet be. */
  private readonly named = new Map<string, Map<number, PDFRef>>();
  private readonly rules = new Map<Dict, Rules>();
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
    const ref = refs.get(objectNumber) ?? this.nextRef();
    refs.set(objectNumber, ref);
    return ref;
  }

  private nextRef(): PDFRef {
    return refFor((this.result.context.largestObjectNumber += 1));
  }

  private copyRef(value: PDFRef, object: PDFObject, shape: Copied, place: ValueLocation): PDFRef | null {
    const refs = entryOf(this.copies, shape);
    const known = refs.get(value.objectNumber);
    if (known) return shape.kind === 'dict' && shape.once ? null : known;
    if ((this.objects += 1) > MOST_OBJECTS) throw new FileProblem(TANGLED);
    const ref = shape.kind === 'dict' ? this.reserve(shape.name, value) : this.nextRef();
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
    const copies = array.asArray().map((item) => this.copy(item, of, place));
    return this.result.context.obj(copies.filter((copied) => copied !== null));
  }

  /** Each place has a meaning, so what goes leaves `null` behind. */
  private copyTuple(array: PDFArray, of: readonly Lazy[], place: ValueLocation): PDFArray {
    const items = array.asArray();
    const copies = items.map(
      (item, index) => this.copy(item, of[index] ?? of.at(-1) ?? leftOut, place) ?? PDFNull,
    );
    return copies.every((copied, index) => copied === items[index]) ? array : this.result.context.obj(copies);
  }

  private copyNamed(source: PDFDict, { of, byUse }: Named, place: ValueLocation): PDFDict {
    const copy = PDFDict.withContext(this.result.context);
    for (const name of source.keys()) {
      const value = source.get(name) ?? PDFNull;
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
    const rules = this.rulesOf(shape);
    const copy = PDFDict.withContext(this.result.context);
    if (shape.name === 'page') this.result.pages.push({ copy, source });
    for (const name of source.keys()) {
      const rule = rules.of(name);
      const value = source.get(name);
      if (!value || rule.isIdle || rewritten.has(rule.key)) continue;
      const copied = this.copy(value, rule.of, { part: shape.name, key: rule.key, holder: source });
      if (!copied) continue;
      copy.set(name, copied);
      if (rule.isMet) continue;
      rule.isMet = true;
      this.result.parts.add(`${shape.name}.${rule.key}`);
    }
    for (const [key, value] of Object.entries(shape.fixed)) copy.set(nameFor(key), nameFor(value));
    return copy;
  }

  private rulesOf(shape: Dict): Rules {
    const known = this.rules.get(shape);
    if (known) return known;
    const rules = new Rules(shape);
    this.rules.set(shape, rules);
    this.result.parts.add(shape.name);
    return rules;
  }

  private copyStream(source: PDFRawStream, shape: Dict, place: ValueLocation): PDFRawStream {
    this.streamBytes -= source.contents.length;
    if (this.streamBytes < 0) throw new FileProblem(TANGLED);
    const copy = this.copyDict(source.dict, shape, OF_STREAMS);
    const filters = filtersOf(source.dict, this.file.resolve).filter(({ name }) => name !== 'Crypt');
    const copies = filters.map(({ name, parms }) => ({
      name,
      parms: parms && this.copy(parms, filterParameters, place),
    }));
    setFilters(copy, copies);
    return PDFRawStream.of(copy, source.contents);
  }
}

const NONE: ReadonlySet<string> = new Set();

function entryOf<Key, Value>(map: Map<Key, Map<number, Value>>, key: Key): Map<number, Value> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<number, Value>();
  map.set(key, made);
  return made;
}
