import { PDFArray, type PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream, type PDFRef } from 'pdf-lib';
import { concat, latin1 } from '../bytes';
import { cleanProfile } from '../icc';
import type { Copy, CopiedStream } from './copy';
import { cleanCode } from './drawing/code';
import { type CleanDrawing, cleanDrawing } from './drawing/drawing';
import { deflated, filtersOf, flate, unpacked } from './file/filters';
import { type Budget, UNPACKED_MOST } from './file/limits';
import { DRAWING_UNREAD, Found } from './found';
import {
  type Packed,
  cleanPicture,
  isForgottenJpeg,
  nothing,
  packsData,
  withoutTail,
} from './pictures/clean-picture';

type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

const CONTENTS = PDFName.of('Contents');
const BETWEEN = latin1('\n');

/** Replaces the bytes of a copy's streams by ones that tell nothing of anyone, and says what they told. */
export async function cleanStreams(copy: Copy, budget: Budget): Promise<Found> {
  const cleaner = new StreamCleaner(copy, budget);
  for (const stream of copy.streams) await cleaner.clean(stream);
  for (const page of copy.pages) await cleaner.joinParts(page);
  return cleaner.finish();
}

class StreamCleaner {
  private readonly found = new Found();
  /** What pages and their parts draw, as the file has it. */
  private readonly drawings = new Map<PDFObject, Packed>();
  /** Those that end within something that another part of a page may go on with, and what was found in them alone. */
  private readonly open = new Map<PDFObject, Found>();
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
    const packed = await this.cleanContents(source, contents, ref);
    this.copy.context.assign(ref, streamOf(stream.dict, packed));
  }

  /** Puts the parts of a page's drawing together where one goes on with what another began. */
  async joinParts(page: PDFDict): Promise<void> {
    const contents = this.resolve(page.get(CONTENTS));
    const parts = contents instanceof PDFArray ? contents.asArray() : [];
    if (!parts.slice(0, -1).some((part) => this.open.has(part))) return;
    const plains = parts.map((part) => this.unpack(this.drawings.get(part)) ?? new Uint8Array());
    const whole = concat(plains.flatMap((plain) => [plain, BETWEEN]));
    const { bytes } = await cleanDrawing(whole, this.found, this.budget);
    const packed = { bytes: deflated(bytes), filters: [flate()] };
    const { context } = this.copy;
    page.set(CONTENTS, context.register(streamOf(context.obj({}), packed)));
    for (const part of parts) this.joined.add(part);
  }

  finish(): Found {
    for (const [part, found] of this.open) if (!this.joined.has(part)) this.found.join(found);
    return this.found;
  }

  private async cleanContents(
    source: Packed,
    contents: CopiedStream['contents'],
    ref: PDFRef,
  ): Promise<Packed> {
    switch (contents) {
      case 'profile':
        return this.cleanProfile(source);
      case 'drawing':
        this.drawings.set(ref, source);
        return this.cleanDrawing(source, ref);
      case 'code':
        return this.withPlain(source, this.found, (plain) => cleanCode(plain, this.found));
      case 'picture':
        if (isForgottenJpeg(source)) {
          this.found.hidden('In a picture', 'A photo that no program shows');
          return { bytes: new Uint8Array(), filters: [] };
        }
        return cleanPicture(source, this.resolve, this.found, this.budget);
      default:
        return cleanPicture(source, this.resolve, this.found, this.budget);
    }
  }

  /** Colours that can't be computed by a profile are those of the device: for all readers before, too. */
  private cleanProfile(source: Packed): Packed {
    const cleaned = cleanProfile(this.unpack(source) ?? new Uint8Array());
    this.found.details.push(...(cleaned?.details ?? []));
    return { bytes: deflated(cleaned?.profile ?? new Uint8Array()), filters: [flate()] };
  }

  private async cleanDrawing(source: Packed, ref: PDFRef): Promise<Packed> {
    const found = new Found();
    const plain = this.unpack(source);
    const cleaned: CleanDrawing | null = plain && (await cleanDrawing(plain, found, this.budget));
    const packed = this.withPlain(source, found, () => cleaned?.bytes ?? null, plain);
    if (cleaned?.isWhole === false) this.open.set(ref, found);
    else this.found.join(found);
    return packed;
  }

  /** Packs what a function makes of the contents; as they were packed before, where it leaves them as they are. */
  private withPlain(
    source: Packed,
    found: Found,
    change: (plain: Uint8Array) => Uint8Array | null,
    plain = this.unpack(source),
  ): Packed {
    if (!source.filters.every(packsData)) return nothing(source.bytes, source.filters, found);
    const changed = plain && change(plain);
    if (!plain || !changed) {
      this.found.warnings.add(DRAWING_UNREAD);
      return source;
    }
    const { filters } = source;
    const [filter] = filters;
    if (changed !== plain || filters.length > 1 || (filter && filter.name !== 'FlateDecode')) {
      return { bytes: deflated(changed), filters: [flate()] };
    }
    if (!filter) return source;
    return withoutTail(source, found, this.budget, filter.parms ? undefined : plain);
  }

  private unpack(packed: Packed | undefined): Uint8Array | null {
    if (!packed) return null;
    return unpacked(packed.bytes, packed.filters, this.resolve, UNPACKED_MOST, this.budget);
  }
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
