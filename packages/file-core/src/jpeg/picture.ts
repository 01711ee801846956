import { concat, sameBytes, totalLength, viewOf } from '../bytes';
import { FileProblem, TOO_LARGE, damaged } from '../problem';
import {
  frameOf,
  isFrame,
  scanHeaderOf,
  type Component,
  type Frame,
  type ScanHeader,
  UNKNOWN_CODING,
} from './frame';
import { Beyond } from './beyond';
import { codesOf, type Codes } from './huffman';
import { groupsOf, MOST_WORK, readScan, type Coefficients, type ScanRead } from './scan';
import {
  type Application,
  applicationsOf,
  isApplication,
  Marker,
  type Segment,
  segmentsOf,
} from './segments';
import { acSlot, dcSlot, isTables, RESTARTS, slotsOf, stepsSlot, tablesOf, type Table } from './tables';

/** Bytes that do not belong to the picture, with the marker before them (`null` if there is none). */
export interface Leftover {
  marker: number | null;
  data: Uint8Array;
}

/** A JPEG file, separated into its picture and everything else. */
export interface Picture {
  /** As stored, before the orientation is applied. */
  width: number;
  height: number;
  components: number;
  /** The parts of the picture in order, without start and end: tables in use, frames and scans. */
  drawing: readonly Uint8Array[];
  /** All segments of the file except application segments and comments. */
  drawingSegments: readonly Segment[];
  /** Application segments and comments, before the first scan and after it. */
  applications: readonly Application[];
  /** Unused tables, and bytes between or after the parts of the picture, which decoders skip. */
  unused: readonly Leftover[];
  /** The bytes after the end of the picture. */
  after: Uint8Array;
  /** Whether blocks contain more beyond the edges than the repeated edge. */
  isMoreBeyond: boolean;
}

/** A marker segment, as it is written to a file. */
export function segmentBytes(marker: number, ...data: readonly Uint8Array[]): Uint8Array[] {
  const length = 2 + totalLength(data);
  return [Uint8Array.of(0xff, marker, length >> 8, length & 255), ...data];
}

/** The file of a picture with these parts. */
export function jpegOf(parts: readonly Uint8Array[]): Uint8Array {
  return concat([Uint8Array.of(0xff, Marker.SOI), ...parts, Uint8Array.of(0xff, Marker.EOI)]);
}

/** The state while the segments of a picture are read. */
class Reader {
  frame: Frame | null = null;
  beyond: Beyond | null = null;
  /** Tables of one segment stay together; they are written when it is known which of them are used. */
  readonly parts: ({ marker: number; tables: Table[] } | Uint8Array[])[] = [];
  readonly unused: Leftover[] = [];
  lastScan: ScanRead | null = null;
  readonly #drawn = new Set<Component>();
  #hasLateHeight = false;
  #work = 0;
  readonly #tables = new Map<string, Table>();
  readonly #coefficients: Coefficients = new Map();

  /** Whether every component is complete to its last block: then decoders do not need an EOI marker. */
  get isWhole(): boolean {
    return this.lastScan?.isComplete === true && this.frame?.components.length === this.#drawn.size;
  }

  readonly #late: Segment | undefined;

  /** @param late the DNL segment after the first scan, which defines the number of lines, if there is one */
  constructor(late: Segment | undefined) {
    this.#late = late;
  }

  read(segment: Segment): void {
    const { marker } = segment;
    if (isTables(marker)) {
      const tables = tablesOf(segment);
      for (const table of tables) this.#tables.set(table.slot, table);
      this.parts.push({ marker, tables });
    } else if (isFrame(marker)) {
      this.#readFrame(segment);
    } else if (marker === Marker.SOS) {
      this.#readScan(segment);
    } else if (marker === Marker.DNL) {
      this.#readLines(segment);
    } else if (marker === Marker.DHP || marker === Marker.EXP) {
      throw new FileProblem(UNKNOWN_CODING, { cause: 'a picture in layers' });
    } else {
      throw damaged(`marker ${marker.toString(16)} where it can't be`);
    }
  }

  #readFrame(segment: Segment): void {
    if (this.frame) throw damaged('a second frame');
    const frame = frameOf(segment);
    this.#hasLateHeight = frame.height === 0;
    const lateHeight = this.#late ? viewOf(this.#late.data).getUint16(0) : 0;
    this.frame = { ...frame, height: frame.height || lateHeight };
    this.beyond = new Beyond(this.frame);
    this.parts.push(segmentBytes(segment.marker, segment.data));
  }

  /** The number of lines, if the frame leaves it open (T.81, B.2.5). */
  #readLines(segment: Segment): void {
    const { marker, data } = segment;
    if (this.#hasLateHeight && segment === this.#late) this.parts.push(segmentBytes(marker, data));
    else this.unused.push({ marker, data });
  }

  #readScan(segment: Segment): void {
    if (!this.frame) throw damaged('a scan before its frame');
    const header = scanHeaderOf(segment, this.frame);
    const needed = slotsOf(this.frame, header);
    if (!needed.every((slot) => this.#tables.has(slot))) throw damaged('a scan without its tables');
    for (const slot of [...needed, RESTARTS]) {
      const table = this.#tables.get(slot);
      if (table) table.isUsed = true;
    }
    const scan = this.#readCoded(segment.coded, this.frame, header);
    this.lastScan = scan;
    if (header.from === 0) for (const { component } of header.components) this.#drawn.add(component);
    for (const data of scan.unused) this.unused.push({ marker: null, data });
    this.parts.push([...segmentBytes(segment.marker, segment.data), ...scan.used]);
  }

  #readCoded(coded: Uint8Array, frame: Frame, header: ScanHeader): ScanRead {
    const groups = groupsOf(frame, header);
    this.#work += groups.count * groups.blocks.length;
    if (this.#work > MOST_WORK) throw new FileProblem(TOO_LARGE);
    const restarts = this.#tables.get(RESTARTS);
    const interval = restarts ? viewOf(restarts.bytes).getUint16(0) : 0;
    const codes = header.components.map(({ dc, ac }) => ({
      dc: this.#codes(dcSlot(dc)),
      ac: this.#codes(acSlot(ac)),
    }));
    const colours = header.components.map(({ component }, index) => ({
      ...(codes[index] ?? { dc: null, ac: null }),
      steps: this.#tables.get(stepsSlot(component.quantization))?.bytes ?? null,
    }));
    const edge = this.beyond?.ofScan(header, groups, colours) ?? null;
    return readScan({ frame, header, coded, interval, codes, edge }, this.#coefficients);
  }

  #codes(slot: string): Codes | null {
    const table = this.#tables.get(slot);
    if (!table) return null;
    table.codes ??= codesOf(table.bytes.subarray(1));
    return table.codes;
  }
}

/** The parts as they are written, with only the tables that a scan uses. */
const drawingOf = (parts: Reader['parts']) =>
  parts.flatMap((part) => {
    if (Array.isArray(part)) return part;
    const used = part.tables.filter(({ isUsed }) => isUsed);
    return used.length > 0 ? segmentBytes(part.marker, ...used.map(({ bytes }) => bytes)) : [];
  });

/** The tables that no scan uses. */
const unusedIn = (parts: Reader['parts']): Leftover[] =>
  parts.flatMap((part) => {
    if (Array.isArray(part)) return [];
    const unused = part.tables.filter(({ isUsed }) => !isUsed);
    return unused.map(({ bytes }) => ({ marker: part.marker, data: bytes }));
  });

/** Whether a picture that was read before, and had no unused data, has the same bytes in these segments. */
const isDrawnBy = ({ drawingSegments, unused }: Picture, segments: readonly Segment[]): boolean =>
  unused.length === 0 &&
  drawingSegments.length === segments.length &&
  drawingSegments.every(({ marker, data, coded }, index) => {
    const other = segments[index];
    return marker === other?.marker && sameBytes(data, other.data) && sameBytes(coded, other.coded);
  });

/**
 * Separates the picture in a JPEG file from everything else. Throws a `FileProblem` if it can't be read to
 * its end.
 * @param before a picture that was read before: if the file has the same bytes, they are not decoded again
 */
export function pictureOf(bytes: Uint8Array, before?: Picture): Picture {
  const { segments, between, problem, after } = segmentsOf(bytes);
  const applications = applicationsOf(segments);
  const drawingSegments = segments.filter((segment) => !isApplication(segment));
  const others = between.map((data) => ({ marker: null, data }));
  if (before && !problem && isDrawnBy(before, drawingSegments))
    return { ...before, drawingSegments, applications, unused: others, after };
  const late = segments.find(({ marker, data }) => marker === Marker.DNL && data.length === 2);
  const reader = new Reader(late);
  for (const segment of drawingSegments) reader.read(segment);
  const { frame, lastScan } = reader;
  if (problem && !reader.isWhole) throw problem;
  if (!frame || !lastScan || frame.height === 0) throw damaged('no picture');
  return {
    width: frame.width,
    height: frame.height,
    components: frame.components.length,
    drawing: drawingOf(reader.parts),
    drawingSegments,
    applications,
    unused: [...reader.unused, ...others, ...unusedIn(reader.parts)],
    after,
    isMoreBeyond: reader.beyond?.holdsMore ?? false,
  };
}
