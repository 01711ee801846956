import { PDFArray, type PDFDict, PDFNumber, type PDFObject, PDFRawStream, type PDFRef } from './pdf-lib';
import { nameFor } from './names';
import { cleanProfile } from '../icc';
import type { Copy, CopiedStream } from './copy';
import { cleanCalculation, cleanCharacterMap } from './drawing/code';
import { type Drawings, repacked, unpackedOf } from './drawing/drawings';
import { deflated, filtersOf, flate, setFilters, unpacked } from './file/filters';
import { Budget, UNPACKED_MOST } from './file/limits';
import { Findings, IN_A_PICTURE, PICTURE_ERASED } from './findings';
import { cleanFont } from './fonts/clean-font';
import { isType1 } from './fonts/type1';
import { FORGOTTEN, type Packed, cleanPicture, isForgottenJpeg } from './pictures/clean-picture';
import { holdsErased, type Look } from './pictures/erased';
import { type Jpegs, isJpeg } from './pictures/jpegs';
import { type Rows, rowsOf } from './pictures/size';
import { type Resolve, numberOf } from './values';

/** The length of a font program; a Type 1 font has three parts. */
const LENGTHS = ['Length1', 'Length2', 'Length3'];
const CONTENTS = nameFor('Contents');

/** The cleaned content streams and the JPEGs of a document, also used when its output is read again. */
export interface Known {
  drawings: Drawings;
  jpegs: Jpegs;
}

/** Replaces the streams of a copy with clean ones, and returns the details that were removed. */
export async function cleanStreams(copy: Copy, known: Known, budget: Budget): Promise<Findings> {
  const cleaner = new StreamCleaner(copy, known, budget);
  for (const stream of copy.streams) await cleaner.clean(stream);
  for (const page of copy.pages) cleaner.joinParts(page);
  return cleaner.finish();
}

class StreamCleaner {
  private readonly found = new Findings();
  /** Content streams whose last operands the page's next part may continue, with their findings. */
  private readonly open = new Map<PDFObject, Findings>();
  private readonly joined = new Set<PDFObject>();
  private readonly resolve: Resolve;
  private readonly look: Look;

  constructor(
    private readonly copy: Copy,
    private readonly known: Known,
    private readonly budget: Budget,
  ) {
    this.resolve = (object) => copy.context.lookup(object);
    this.look = { resolve: this.resolve, budget: new Budget(0) };
  }

  async clean({ ref, stream, source, contents }: CopiedStream): Promise<void> {
    const filters = filtersOf(stream.dict, this.resolve);
    const packed =
      contents === 'drawing'
        ? await this.cleanDrawing(source, filters, ref)
        : await this.cleanContents({ bytes: stream.contents, filters }, contents, stream.dict);
    this.copy.context.assign(ref, streamOf(stream.dict, packed));
  }

  /** Joins the parts of a page's content if one continues what another began. */
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
        return this.cleanCode(source, cleanCharacterMap);
      case 'calculation':
        return this.cleanCode(source, cleanCalculation);
      case 'picture':
        if (isForgottenJpeg(source)) {
          this.found.hidden(IN_A_PICTURE, FORGOTTEN);
          return { bytes: new Uint8Array(), filters: [] };
        }
        if (holdsErased(dict, source.bytes, this.look)) this.found.warnings.add(PICTURE_ERASED);
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

  /** If a profile can't be used, readers use the device's colours, as they did before. */
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

  private cleanCode(source: Packed, cleaner: typeof cleanCalculation): Packed {
    const { found, budget } = this;
    const read = unpackedOf(source, this.resolve, budget);
    const cleaned = read.plain && cleaner(read.plain, found);
    return repacked(source, read, cleaned, { found, budget });
  }

  private unpack({ bytes, filters }: Packed): Uint8Array | null {
    return unpacked(bytes, filters, this.resolve, UNPACKED_MOST, this.budget);
  }
}

/** Limits the lengths that a font states for its parts to its real length. */
function shorten(font: PDFDict, length: number, parts: readonly string[]): void {
  let rest = length;
  for (const part of parts) {
    const stated = numberOf(font.get(nameFor(part)));
    if (stated === null) return;
    if (stated > rest) font.set(nameFor(part), PDFNumber.of(rest));
    rest -= Math.min(rest, stated);
  }
}

/** A stream with the given dictionary and the packed bytes. */
function streamOf(dict: PDFDict, { bytes, filters }: Packed): PDFRawStream {
  setFilters(dict, filters);
  return PDFRawStream.of(dict, bytes);
}
