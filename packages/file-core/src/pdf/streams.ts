import {
  PDFArray,
  type PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from './pdf-lib';
import { nameFor } from './names';
import { cleanProfile } from '../icc';
import type { Copy, CopiedStream } from './copy';
import { cleanCode, isCalculation } from './drawing/code';
import { type Drawings, repacked, unpackedOf } from './drawing/drawings';
import { deflated, filtersOf, flate, unpacked } from './file/filters';
import { type Budget, UNPACKED_MOST } from './file/limits';
import { Findings } from './findings';
import { cleanFont } from './fonts/clean-font';
import { isType1 } from './fonts/type1';
import { type Packed, cleanPicture, isForgottenJpeg } from './pictures/clean-picture';
import { type Jpegs, isJpeg } from './pictures/jpegs';
import { type Rows, rowsOf } from './pictures/size';

type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

/** How long a font is; one of kind 1 in its three parts. */
const LENGTHS = ['Length1', 'Length2', 'Length3'];
const CONTENTS = nameFor('Contents');

/** What a document draws and shows: each is read once, for the document and for that which is written from it. */
export interface Known {
  drawings: Drawings;
  jpegs: Jpegs;
}

/** Replaces the bytes of a copy's streams by clean ones, and gives the details that were removed. */
export async function cleanStreams(copy: Copy, known: Known, budget: Budget): Promise<Findings> {
  const cleaner = new StreamCleaner(copy, known, budget);
  for (const stream of copy.streams) await cleaner.clean(stream);
  for (const page of copy.pages) cleaner.joinParts(page);
  return cleaner.finish();
}

class StreamCleaner {
  private readonly found = new Findings();
  /** Drawings that end within something that another part of a page may go on with, and what was found in them alone. */
  private readonly open = new Map<PDFObject, Findings>();
  private readonly joined = new Set<PDFObject>();
  private readonly resolve: Resolve;

  constructor(
    private readonly copy: Copy,
    private readonly known: Known,
    private readonly budget: Budget,
  ) {
    this.resolve = (object) => copy.context.lookup(object);
  }

  async clean({ ref, stream, source, contents }: CopiedStream): Promise<void> {
    const filters = filtersOf(stream.dict, this.resolve);
    const packed =
      contents === 'drawing'
        ? await this.cleanDrawing(source, filters, ref)
        : await this.cleanContents({ bytes: stream.contents, filters }, contents, stream.dict);
    this.copy.context.assign(ref, streamOf(stream.dict, packed));
  }

  /** Puts the parts of a page's drawing together where one goes on with what another began. */
  joinParts({ copy: page, source }: Copy['pages'][number]): void {
    const joined = this.known.drawings.joinedOf(source);
    const contents = this.resolve(page.get(CONTENTS));
    if (!joined || !(contents instanceof PDFArray)) return;
    const { context } = this.copy;
    const packed = { bytes: joined.bytes, filters: joined.filters ?? [] };
    page.set(CONTENTS, context.register(streamOf(context.obj({}), packed)));
    this.found.join(joined.found);
    for (const part of contents.asArray()) this.joined.add(part);
  }

  finish(): Findings {
    for (const [part, found] of this.open) if (!this.joined.has(part)) this.found.join(found);
    return this.found;
  }

  private async cleanContents(
    source: Packed,
    contents: Exclude<CopiedStream['contents'], 'drawing'>,
    dict: PDFDict,
  ): Promise<Packed> {
    switch (contents) {
      case 'profile':
        return this.cleanProfile(source);
      case 'font':
        return this.cleanFont(source, dict);
      case 'code':
        return this.cleanCode(source);
      case 'calculation':
        return this.cleanCode(source, isCalculation);
      case 'picture':
        if (isForgottenJpeg(source)) {
          this.found.hidden('In a picture', 'A photo that no program shows');
          return { bytes: new Uint8Array(), filters: [] };
        }
        return this.cleanPicture(source, rowsOf(dict, this.resolve));
      default:
        return cleanPicture(source, this.meansFor(null));
    }
  }

  private async cleanPicture(source: Packed, rows: Rows | null): Promise<Packed> {
    const { jpegs } = this.known;
    const bytes = isJpeg(source.filters) ? jpegs.taken(source.bytes) : source.bytes;
    const cleaned = await cleanPicture({ ...source, bytes }, this.meansFor(rows));
    if (isJpeg(cleaned.filters)) jpegs.add(cleaned.bytes);
    return cleaned;
  }

  private meansFor(rows: Rows | null) {
    const { resolve, found, budget } = this;
    return { rows, resolve, found, budget };
  }

  /** Colours that can't be computed by a profile are those of the device: for all readers before, too. */
  private cleanProfile(source: Packed): Packed {
    const cleaned = cleanProfile(this.unpack(source) ?? new Uint8Array(), 'lenient');
    this.found.details.push(...(cleaned?.details ?? []));
    return { bytes: deflated(cleaned?.profile ?? new Uint8Array()), filters: [flate()] };
  }

  private async cleanFont(source: Packed, dict: PDFDict): Promise<Packed> {
    const { found, budget } = this;
    const read = unpackedOf(source, this.resolve, budget);
    if (!read.plain) return cleanPicture(source, this.meansFor(null));
    const font = cleanFont(read.plain, found);
    if (font !== read.plain) shorten(dict, font.length, isType1(font) ? LENGTHS : LENGTHS.slice(0, 1));
    return repacked(source, read, font, { found, budget });
  }

  private async cleanDrawing(source: PDFRawStream, filters: Packed['filters'], ref: PDFRef): Promise<Packed> {
    const drawing = await this.known.drawings.of(source);
    if (drawing.isWhole) this.found.join(drawing.found);
    else this.open.set(ref, drawing.found);
    return { bytes: drawing.bytes, filters: drawing.filters ?? filters };
  }

  private cleanCode(source: Packed, isKnown?: (word: string) => boolean): Packed {
    const { found, budget } = this;
    const read = unpackedOf(source, this.resolve, budget);
    const cleaned = read.plain && cleanCode(read.plain, found, isKnown);
    return repacked(source, read, cleaned, { found, budget });
  }

  private unpack({ bytes, filters }: Packed): Uint8Array | null {
    return unpacked(bytes, filters, this.resolve, UNPACKED_MOST, this.budget);
  }
}

/** Holds the lengths that a font says its parts have to the length that it has. */
function shorten(font: PDFDict, length: number, parts: readonly string[]): void {
  let rest = length;
  for (const part of parts) {
    const value = font.get(nameFor(part));
    if (!(value instanceof PDFNumber)) return;
    if (value.asNumber() > rest) font.set(nameFor(part), PDFNumber.of(rest));
    rest -= Math.min(rest, value.asNumber());
  }
}

/** A stream of a dictionary with other bytes, and how to unpack them. */
function streamOf(dict: PDFDict, { bytes, filters }: Packed): PDFRawStream {
  const names = filters.map(({ name }) => nameFor(name));
  const parameters = filters.map(({ parms }) => parms ?? PDFNull);
  const set = (key: string, values: PDFObject[]) => {
    const [first] = values;
    if (!first) dict.delete(nameFor(key));
    else dict.set(nameFor(key), values.length === 1 ? first : arrayOf(values, dict));
  };
  set('Filter', names);
  set('DecodeParms', filters.some(({ parms }) => parms) ? parameters : []);
  return PDFRawStream.of(dict, bytes);
}

function arrayOf(values: readonly PDFObject[], { context }: PDFDict): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
