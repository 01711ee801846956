import { viewOf } from '../bytes';
import { DAMAGED, FileProblem, TOO_LARGE } from '../problem';
import {
  frameOf,
  isFrame,
  isProgressive,
  isSequential,
  scanHeaderOf,
  type Component,
  type Frame,
  type ScanHeader,
} from './frame';
import { codesOf, type Codes } from './huffman';
import { groupsOf, MOST_WORK, readScan, type Coefficients, type ScanRead } from './scan';
import { Marker, segmentsOf, type Segment } from './segments';
import { acSlot, dcSlot, isTables, RESTARTS, slotsOf, tablesOf, type Table } from './tables';

/** Bytes of a file that are no part of its picture: what a marker begins (`null` for what none does). */
export interface Leftover {
  marker: number | null;
  data: Uint8Array;
}

/** A JPEG file as its picture and all else. */
export interface Picture {
  /** As stored: not turned. */
  width: number;
  height: number;
  components: number;
  /** What draws it, in order: tables that are used, frames, scans; everything between the first marker and the last. */
  drawing: readonly Uint8Array[];
  /** Segments for applications and comments, before the first scan and after. */
  applications: readonly { segment: Segment; isBeforeScans: boolean }[];
  /** Tables, and bytes between or behind the parts of the picture, that decoders pass over. */
  unused: readonly Leftover[];
  /** What stands after the end of the picture. */
  after: Uint8Array;
}

/** A marker with its parameters, as it is written. */
export function segmentBytes(marker: number, ...data: readonly Uint8Array[]): Uint8Array[] {
  const length = 2 + data.reduce((sum, { length }) => sum + length, 0);
  return [Uint8Array.of(0xff, marker, length >> 8, length & 255), ...data];
}

/** What is known of a picture while its segments are read. */
class Reader {
  frame: Frame | null = null;
  /** Tables of one segment stay together, and are written once it is known which of them are used. */
  readonly parts: ({ marker: number; tables: Table[] } | Uint8Array[])[] = [];
  readonly applications: { segment: Segment; isBeforeScans: boolean }[] = [];
  readonly unused: Leftover[] = [];
  lines = 0;
  lastScan: ScanRead | null = null;
  readonly #drawn = new Set<Component>();
  #isHierarchical = false;
  #work = 0;
  readonly #tables = new Map<string, Table>();
  readonly #coefficients: Coefficients = new Map();

  /** Whether each colour is there up to its last block: then decoders need no marker of the end. */
  get isWhole(): boolean {
    return this.lastScan?.isComplete === true && this.frame?.components.length === this.#drawn.size;
  }

  read(segment: Segment): void {
    const { marker, data } = segment;
    if (marker === Marker.COM || (marker >= Marker.APP0 && marker <= 0xef)) {
      this.applications.push({ segment, isBeforeScans: this.lastScan === null });
    } else if (isTables(marker)) {
      const tables = tablesOf(segment);
      for (const table of tables) this.#tables.set(table.slot, table);
      this.parts.push({ marker, tables });
    } else if (isFrame(marker)) {
      this.#readFrame(segment);
    } else if (marker === Marker.SOS) {
      this.#readScan(segment);
    } else if (marker === Marker.DNL) {
      this.#readLines(segment);
    } else if (marker === Marker.DHP) {
      frameOf(segment);
      this.#isHierarchical = true;
      this.parts.push(segmentBytes(marker, data));
    } else if (marker === Marker.EXP && this.#isHierarchical && data.length === 1) {
      this.parts.push(segmentBytes(marker, data));
    } else {
      throw new FileProblem(DAMAGED, { cause: `marker ${marker.toString(16)} where it can't be` });
    }
  }

  #readFrame(segment: Segment): void {
    if (this.frame && !this.#isHierarchical) throw new FileProblem(DAMAGED, { cause: 'a second frame' });
    this.frame = frameOf(segment);
    this.lines = this.frame.height;
    this.parts.push(segmentBytes(segment.marker, segment.data));
  }

  /** The number of lines, where the frame leaves it open (T.81, B.2.5). */
  #readLines({ marker, data }: Segment): void {
    if (this.lines > 0 || data.length !== 2 || !this.lastScan) {
      this.unused.push({ marker, data });
      return;
    }
    this.lines = viewOf(data).getUint16(0);
    this.parts.push(segmentBytes(marker, data));
  }

  #readScan(segment: Segment): void {
    if (!this.frame) throw new FileProblem(DAMAGED, { cause: 'a scan before its frame' });
    const header = scanHeaderOf(segment, this.frame);
    for (const slot of [RESTARTS, ...slotsOf(this.frame, header)]) {
      const table = this.#tables.get(slot);
      if (table) table.isUsed = true;
    }
    const scan = this.#readCoded(segment.coded, this.frame, header);
    this.lastScan = scan;
    if (header.from === 0) for (const { component } of header.components) this.#drawn.add(component);
    this.unused.push(...scan.unused.map((data) => ({ marker: null, data })));
    this.parts.push([...segmentBytes(segment.marker, segment.data), ...scan.used]);
  }

  /** Coded data that can be told from what is hidden in it; of the kinds that no browser shows all is taken to be used. */
  #readCoded(coded: Uint8Array, frame: Frame, header: ScanHeader): ScanRead {
    const asItIs = { used: [coded], unused: [], isComplete: false };
    const isKnown = (isSequential(frame) || isProgressive(frame)) && frame.height > 0;
    if (!isKnown || this.#isHierarchical) return asItIs;
    const codes = header.components.map(({ dc, ac }) => ({
      dc: this.#codes(dcSlot(dc)),
      ac: this.#codes(acSlot(ac)),
    }));
    const needed = slotsOf(frame, header).filter((slot) => slot.startsWith(`${Marker.DHT}:`));
    if (!needed.every((slot) => this.#tables.has(slot))) return asItIs;
    const { count, blocks } = groupsOf(frame, header);
    this.#work += count * blocks.length;
    if (this.#work > MOST_WORK) throw new FileProblem(TOO_LARGE);
    const restarts = this.#tables.get(RESTARTS);
    const interval = restarts ? viewOf(restarts.bytes).getUint16(0) : 0;
    return readScan({ frame, header, coded, interval, codes }, this.#coefficients);
  }

  #codes(slot: string): Codes | null {
    const table = this.#tables.get(slot);
    if (!table) return null;
    table.codes ??= codesOf(table.bytes.subarray(1));
    return table.codes;
  }
}

/** The parts as they are written, with the tables that no scan uses apart. */
function drawingOf(parts: Reader['parts']): { drawing: Uint8Array[]; unused: Leftover[] } {
  const drawing: Uint8Array[] = [];
  const unused: Leftover[] = [];
  for (const part of parts) {
    if (Array.isArray(part)) {
      drawing.push(...part);
      continue;
    }
    const { marker, tables } = part;
    const used = tables.filter(({ isUsed }) => isUsed);
    if (used.length > 0) drawing.push(...segmentBytes(marker, ...used.map(({ bytes }) => bytes)));
    unused.push(...tables.filter(({ isUsed }) => !isUsed).map(({ bytes }) => ({ marker, data: bytes })));
  }
  return { drawing, unused };
}

/** Tells the picture of a JPEG file from all else in it. A `FileProblem` for what can't be read to its end. */
export function pictureOf(bytes: Uint8Array): Picture {
  const { segments, between, problem, after } = segmentsOf(bytes);
  const reader = new Reader();
  for (const segment of segments) reader.read(segment);
  const { frame, lines, lastScan, applications } = reader;
  if (problem && !reader.isWhole) throw problem;
  if (!frame || !lastScan || lines === 0) throw new FileProblem(DAMAGED, { cause: 'no picture' });
  const { drawing, unused } = drawingOf(reader.parts);
  return {
    width: frame.width,
    height: lines,
    components: frame.components.length,
    drawing,
    applications,
    unused: [...reader.unused, ...between.map((data) => ({ marker: null, data })), ...unused],
    after,
  };
}
