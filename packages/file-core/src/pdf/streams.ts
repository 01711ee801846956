import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from './pdf-lib';
import { concat, latin1 } from '../bytes';
import { cleanProfile } from '../icc';
import type { Copy, CopiedStream } from './copy';
import { cleanCode, isCalculation } from './drawing/code';
import { type CleanDrawing, cleanDrawing } from './drawing/drawing';
import { deflated, filtersOf, flate, unpacked } from './file/filters';
import { type Budget, UNPACKED_MOST } from './file/limits';
import { measure, unpackedWhole } from './file/zlib';
import { DRAWING_UNREAD, Findings } from './findings';
import {
  type Packed,
  cleanPicture,
  isForgottenJpeg,
  nothing,
  packsData,
  withoutTail,
} from './pictures/clean-picture';
import { type Rows, rowsOf } from './pictures/size';

type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

const CONTENTS = PDFName.of('Contents');
const BETWEEN = latin1('\n');

/** Replaces the bytes of a copy's streams by clean ones, and gives the details that were removed. */
export async function cleanStreams(copy: Copy, budget: Budget): Promise<Findings> {
  const cleaner = new StreamCleaner(copy, budget);
  for (const stream of copy.streams) await cleaner.clean(stream);
  for (const page of copy.pages) await cleaner.joinParts(page);
  return cleaner.finish();
}

class StreamCleaner {
  private readonly found = new Findings();
  /** The content of pages and their parts, as the file has it. */
  private readonly drawings = new Map<PDFObject, Packed>();
  /** Those that end within something that another part of a page may go on with, and what was found in them alone. */
  private readonly open = new Map<PDFObject, Findings>();
  private readonly joined = new Set<PDFObject>();
  private readonly resolve: Resolve;

  constructor(
    private readonly copy: Copy,
    private readonly budget: Budget,
  ) {
    this.resolve = (object) => copy.context.lookup(object);
  }

  async clean({ ref, stream, contents }: CopiedStream): Promise<void> {
    const source = { bytes: stream.contents, filters: filtersOf(stream.dict, this.resolve) };
    const packed = await this.cleanContents(source, contents, ref, stream.dict);
    this.copy.context.assign(ref, streamOf(stream.dict, packed));
  }

  /** Puts the parts of a page's drawing together where one goes on with what another began. */
  async joinParts(page: PDFDict): Promise<void> {
    const contents = this.resolve(page.get(CONTENTS));
    const parts = contents instanceof PDFArray ? contents.asArray() : [];
    if (!parts.slice(0, -1).some((part) => this.open.has(part))) return;
    const plains = parts.map((part) => {
      const drawing = this.drawings.get(part);
      return (drawing && this.unpack(drawing)) ?? new Uint8Array();
    });
    const whole = concat(plains.flatMap((plain) => [plain, BETWEEN]));
    const { bytes } = await cleanDrawing(whole, this.found, this.budget);
    const packed = { bytes: deflated(bytes), filters: [flate()] };
    const { context } = this.copy;
    page.set(CONTENTS, context.register(streamOf(context.obj({}), packed)));
    for (const part of parts) this.joined.add(part);
  }

  finish(): Findings {
    for (const [part, found] of this.open) if (!this.joined.has(part)) this.found.join(found);
    return this.found;
  }

  private async cleanContents(
    source: Packed,
    contents: CopiedStream['contents'],
    ref: PDFRef,
    dict: PDFDict,
  ): Promise<Packed> {
    switch (contents) {
      case 'profile':
        return this.cleanProfile(source);
      case 'drawing':
        this.drawings.set(ref, source);
        return this.cleanDrawing(source, ref);
      case 'code':
        return this.cleanCode(source);
      case 'calculation':
        return this.cleanCode(source, isCalculation);
      case 'picture':
        if (isForgottenJpeg(source)) {
          this.found.hidden('In a picture', 'A photo that no program shows');
          return { bytes: new Uint8Array(), filters: [] };
        }
        return cleanPicture(source, this.meansFor(rowsOf(dict, this.resolve)));
      default:
        return cleanPicture(source, this.meansFor(null));
    }
  }

  private meansFor(rows: Rows | null) {
    const { resolve, found, budget } = this;
    return { rows, resolve, found, budget };
  }

  /** Colours that can't be computed by a profile are those of the device: for all readers before, too. */
  private cleanProfile(source: Packed): Packed {
    const cleaned = cleanProfile(this.unpack(source) ?? new Uint8Array());
    this.found.details.push(...(cleaned?.details ?? []));
    return { bytes: deflated(cleaned?.profile ?? new Uint8Array()), filters: [flate()] };
  }

  private async cleanDrawing(source: Packed, ref: PDFRef): Promise<Packed> {
    const found = new Findings();
    const read = this.read(source);
    const cleaned: CleanDrawing | null = read.plain && (await cleanDrawing(read.plain, found, this.budget));
    const packed = this.pack(source, read, cleaned?.bytes ?? null, found);
    if (cleaned?.isWhole === false) this.open.set(ref, found);
    else this.found.join(found);
    return packed;
  }

  private cleanCode(source: Packed, isKnown?: (word: string) => boolean): Packed {
    const read = this.read(source);
    return this.pack(source, read, read.plain && cleanCode(read.plain, this.found, isKnown), this.found);
  }

  /** Packs contents; as they were packed before, where they are as they were. */
  private pack(source: Packed, { plain, length }: Read, cleaned: Uint8Array | null, found: Findings): Packed {
    const { bytes, filters } = source;
    if (!filters.every(packsData)) return nothing(bytes, filters, found);
    if (!cleaned) {
      found.warnings.add(DRAWING_UNREAD);
      return source;
    }
    const [filter] = filters;
    if (cleaned !== plain || filters.length > 1 || (filter && filter.name !== 'FlateDecode')) {
      return { bytes: deflated(cleaned), filters: [flate()] };
    }
    if (!filter) return source;
    const end = length ?? measure(bytes, this.budget)?.length ?? null;
    return withoutTail(source, end, found, this.budget);
  }

  /** The decoded data of a stream, and how many bytes its zlib data takes. */
  private read(packed: Packed): Read {
    const { bytes, filters } = packed;
    const [filter] = filters;
    const isCommon = filters.length === 1 && filter?.name === 'FlateDecode' && !filter.parms;
    const whole = isCommon ? unpackedWhole(bytes, this.budget) : null;
    return whole ?? { plain: this.unpack(packed), length: null };
  }

  private unpack({ bytes, filters }: Packed): Uint8Array | null {
    return unpacked(bytes, filters, this.resolve, UNPACKED_MOST, this.budget);
  }
}

interface Read {
  plain: Uint8Array | null;
  length: number | null;
}

/** A stream of a dictionary with other bytes, and how to unpack them. */
function streamOf(dict: PDFDict, { bytes, filters }: Packed): PDFRawStream {
  const names = filters.map(({ name }) => PDFName.of(name));
  const parameters = filters.map(({ parms }) => parms ?? PDFNull);
  const set = (key: string, values: PDFObject[]) => {
    const [first] = values;
    if (!first) dict.delete(PDFName.of(key));
    else dict.set(PDFName.of(key), values.length === 1 ? first : arrayOf(values, dict));
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
