import { type PDFDict, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { concat, latin1, sameBytes } from '../../bytes';
import { type Filter, deflated, filtersOf, flate, unpacked } from '../file/filters';
import { type Budget, UNPACKED_MOST } from '../file/limits';
import { measure, unpackedWhole } from '../file/zlib';
import { DRAWING_UNREAD, Findings } from '../findings';
import { type Packed, nothing, packsData, withoutTail } from '../pictures/clean-picture';
import { type Resolve, itemsOf } from '../values';
import { cleanDrawing } from './drawing';
import { Uses } from './uses';

/** A content stream without anything that is not drawn. */
export interface Drawing {
  bytes: Uint8Array;
  /** The filters of the bytes; `null` if they are unchanged. */
  filters: readonly Filter[] | null;
  /** Whether it ends between operators: otherwise the page's next part may continue its operands. */
  isWhole: boolean;
  uses: Uses;
  found: Findings;
}

const BETWEEN = latin1('\n');
/** The most bytes of unpacked content streams that are kept in memory, to be searched without unpacking them again. */
const MOST_KEPT = 2 ** 22;

/** The content streams of a document, each read and cleaned once: for what it uses, and for the copy. */
export class Drawings {
  private readonly known = new Map<PDFRawStream, Drawing>();
  private readonly joined = new Map<PDFDict, Drawing>();
  /** Streams that did not change, by their length. */
  private readonly unchanged = new Map<number, Drawing[]>();
  /** The first clean content streams that were read, unpacked, by their packed bytes. */
  private readonly plains = new Map<Uint8Array, Uint8Array>();
  private left = MOST_KEPT;

  /** @param before those of the document that this one was written from: same bytes, same result */
  constructor(
    private readonly resolve: Resolve,
    private readonly budget: Budget,
    private readonly before: Drawings | null = null,
  ) {}

  async of(stream: PDFRawStream): Promise<Drawing> {
    const known = this.known.get(stream);
    if (known) return known;
    const drawing = this.before?.sameAs(this.packed(stream)) ?? (await this.clean(stream));
    this.known.set(stream, drawing);
    return drawing;
  }

  /** The resources that all parts of a page use. Parts that continue each other are joined. */
  async ofPage(page: PDFDict): Promise<Uses> {
    const contents = itemsOf(this.resolve(page.get(nameFor('Contents'))), this.resolve);
    const parts = contents.filter((part) => part instanceof PDFRawStream);
    const uses = new Uses();
    let isOpen = false;
    for (const [index, part] of parts.entries()) {
      const drawing = await this.of(part);
      uses.join(drawing.uses);
      isOpen ||= !drawing.isWhole && index < parts.length - 1;
    }
    if (isOpen) uses.join(await this.join(page, parts));
    return uses;
  }

  /** The joined parts of a page; `null` if they did not have to be joined. */
  joinedOf(page: PDFDict): Drawing | null {
    return this.joined.get(page) ?? null;
  }

  /** The unpacked bytes of a clean content stream; `null` if they were not kept. */
  plainOf(bytes: Uint8Array): Uint8Array | null {
    return this.plains.get(bytes) ?? this.before?.plainOf(bytes) ?? null;
  }

  private keep(bytes: Uint8Array, plain: Uint8Array): void {
    if (this.left < plain.length) return;
    this.left -= plain.length;
    this.plains.set(bytes, plain);
  }

  private async join(page: PDFDict, parts: readonly PDFRawStream[]): Promise<Uses> {
    const plains = parts.map((part) => this.unpack(this.packed(part)) ?? new Uint8Array());
    const whole = concat(plains.flatMap((plain) => [plain, BETWEEN]));
    const found = new Findings();
    const cleaned = await cleanDrawing(whole, found, this.budget);
    const { uses, isWhole } = cleaned;
    const bytes = deflated(cleaned.bytes);
    this.keep(bytes, cleaned.bytes);
    this.joined.set(page, { bytes, filters: [flate()], isWhole, uses, found });
    return uses;
  }

  private sameAs({ bytes, filters }: Packed): Drawing | null {
    if (!isCommon(filters)) return null;
    return this.unchanged.get(bytes.length)?.find((drawing) => sameBytes(drawing.bytes, bytes)) ?? null;
  }

  private async clean(stream: PDFRawStream): Promise<Drawing> {
    const source = this.packed(stream);
    const found = new Findings();
    const { plain, length } = this.read(source);
    const cleaned = plain && (await cleanDrawing(plain, found, this.budget));
    const means = { found, budget: this.budget };
    const { bytes, filters } = repacked(source, { plain, length }, cleaned?.bytes ?? null, means);
    if (cleaned) this.keep(bytes, cleaned.bytes);
    const uses = cleaned?.uses ?? new Uses();
    uses.all = !cleaned && source.filters.every(packsData);
    const isWhole = cleaned?.isWhole ?? true;
    const drawing = { bytes, filters: filters === source.filters ? null : filters, isWhole, uses, found };
    if (bytes === source.bytes && cleaned && isCommon(filters)) this.remember(drawing);
    return drawing;
  }

  private remember(drawing: Drawing): void {
    const { length } = drawing.bytes;
    const others = this.unchanged.get(length);
    if (others) others.push(drawing);
    else this.unchanged.set(length, [drawing]);
  }

  private packed({ dict, contents }: PDFRawStream): Packed {
    const filters = filtersOf(dict, this.resolve).filter(({ name }) => name !== 'Crypt');
    return { bytes: contents, filters };
  }

  private read(packed: Packed): Unpacked {
    return unpackedOf(packed, this.resolve, this.budget);
  }

  private unpack({ bytes, filters }: Packed): Uint8Array | null {
    return unpacked(bytes, filters, this.resolve, UNPACKED_MOST, this.budget);
  }
}

/** The decoded data of a stream, and the length of its zlib data in bytes. */
export interface Unpacked {
  plain: Uint8Array | null;
  length: number | null;
}

/** Whether a stream is packed like nearly all streams. */
function isCommon([filter, ...others]: readonly Filter[]): boolean {
  return others.length === 0 && filter?.name === 'FlateDecode' && !filter.parms;
}

/** Decodes a stream, in one step if it is packed like nearly all streams. */
export function unpackedOf({ bytes, filters }: Packed, resolve: Resolve, budget: Budget): Unpacked {
  const whole = isCommon(filters) ? unpackedWhole(bytes, UNPACKED_MOST, budget) : null;
  return whole ?? { plain: unpacked(bytes, filters, resolve, UNPACKED_MOST, budget), length: null };
}

/** Packs contents. If they did not change, their bytes are not packed again. */
export function repacked(
  source: Packed,
  { plain, length }: Unpacked,
  cleaned: Uint8Array | null,
  { found, budget }: { found: Findings; budget: Budget },
): Packed {
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
  const end = length ?? measure(bytes, budget)?.length ?? null;
  return withoutTail(source, end, found, budget);
}
