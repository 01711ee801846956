import { viewOf } from '../bytes';
import type { Size } from '../picture/plan';
import { wordAt } from './bits';
import { type Component, type Frame, type ScanHeader, sizeOf } from './frame';
import { codeIn, type Codes } from './huffman';

/** The width and height of a block in samples. */
const SIDE = 8;
const COUNT = SIDE * SIDE;
/** How far samples beyond the edge may differ from it: a factor, for rounding errors, plus a margin. */
const ROUNDING = 1.5;
const MARGIN = 4;
/** A larger margin for coefficients that later scans refine: those scans are not read. */
const COARSE = 28;

/** The column and row of each coefficient in zigzag order (T.81, figure A.6). */
const ZIGZAG = Array.from({ length: COUNT }, (_, index) => ({ u: index % SIDE, v: index >> 3 })).sort(
  (one, other) => {
    const [diagonal, next] = [one.u + one.v, other.u + other.v];
    if (diagonal !== next) return diagonal - next;
    return diagonal % 2 === 0 ? other.v - one.v : one.v - other.v;
  },
);

/** What each coefficient of a row adds to each of its samples (T.81, A.3.3). */
const WAVES = Float64Array.from({ length: COUNT }, (_, index) => {
  const [u, x] = [index >> 3, index % SIDE];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE));
});
/** No picture has more blocks in a row or a column. */
const MOST_BLOCKS = 2 ** 14;

/** The Huffman codes of a component in a scan, and its quantization table. */
export interface ColourCodes {
  dc: Codes | null;
  ac: Codes | null;
  /** A quantization table as it is in its segment; `null` if there is none. */
  steps: Uint8Array | null;
}

/** The steps of a quantization table, and the rounding error of a sample that results from them. */
interface Steps {
  values: readonly number[];
  rounding: number;
}

/** A block at an edge of the picture. */
interface Block {
  /** How many of its columns and rows are inside the picture; 0 for a block outside. */
  columns: number;
  rows: number;
  steps: Steps;
  coefficients: Float64Array;
  /** Whether the last bits of some coefficients are unknown. */
  isCoarse: boolean;
}

/** The component of a block in an MCU, and its position in there. */
interface Place {
  index: number;
  component: Component;
  dx: number;
  dy: number;
  across: number;
  down: number;
}

/** Reads the blocks at the edges in one scan. */
export interface EdgeOfScan {
  isAt: (group: number) => boolean;
  /** Reads a block again, from the bit at which it begins. */
  note: (view: DataView, at: number, place: number, group: number) => void;
}

/**
 * What a JPEG contains beyond its edges, as its size is seldom a multiple of whole blocks. Encoders repeat
 * the edge there; a crop without re-encoding leaves the pixels that were cropped.
 */
export class Beyond {
  private readonly blocks = new Map<number, Block>();
  private readonly steps = new Map<Uint8Array, Steps>();

  constructor(private readonly frame: Frame) {}

  /** `null` for a scan with DC coefficients alone or of refinements, or if no block crosses an edge. */
  ofScan(
    header: ScanHeader,
    groups: { wide: number; high: number },
    colours: readonly ColourCodes[],
  ): EdgeOfScan | null {
    const places = placesOf(header).map((place) => ({ ...place, ...sizeOf(this.frame, place.component) }));
    const isRight = places.some(({ across, width }) => groups.wide * across * SIDE > width);
    const isLower = places.some(({ down, height }) => groups.high * down * SIDE > height);
    if (header.to === 0 || header.high > 0 || !(isRight || isLower)) return null;
    const { wide, high } = groups;
    const lastRow = isLower ? wide * (high - 1) : Infinity;
    const coded = colours.map((colour) => ({ ...header, ...colour }));
    return {
      isAt: (group) => group >= lastRow || (isRight && (group + 1) % wide === 0),
      note: (view, at, number, group) => {
        const place = places[number];
        const colour = coded[place?.index ?? -1];
        if (!place || !colour?.steps) return;
        const x = (group % wide) * place.across + place.dx;
        const y = Math.floor(group / wide) * place.down + place.dy;
        const block = this.blockAt(place, x, y, colour.steps);
        if (block) readBlock(view, at, colour, block);
      },
    };
  }

  /** Whether at least one block contains more than the repeated edge. */
  get holdsMore(): boolean {
    return [...this.blocks.values()].some(holdsMore);
  }

  private blockAt({ component, width, height }: Place & Size, x: number, y: number, table: Uint8Array) {
    const columns = Math.max(0, Math.min(SIDE, width - x * SIDE));
    const rows = Math.max(0, Math.min(SIDE, height - y * SIDE));
    if (columns === SIDE && rows === SIDE) return null;
    const key = (component.id * MOST_BLOCKS + y) * MOST_BLOCKS + x;
    const known = this.blocks.get(key);
    if (known) return known;
    const steps = this.stepsOf(table);
    const block: Block = { columns, rows, steps, coefficients: new Float64Array(COUNT), isCoarse: false };
    this.blocks.set(key, block);
    return block;
  }

  private stepsOf(table: Uint8Array): Steps {
    const steps = this.steps.get(table) ?? stepsOf(table);
    this.steps.set(table, steps);
    return steps;
  }
}

/** The blocks of an MCU: as many as the sampling factors say, or one if there is one component. */
function placesOf({ components }: ScanHeader): Place[] {
  const [only] = components;
  if (only && components.length === 1) {
    return [{ index: 0, component: only.component, dx: 0, dy: 0, across: 1, down: 1 }];
  }
  return components.flatMap(({ component }, index) => {
    const { across, down } = component;
    return Array.from({ length: across * down }, (_, number) => ({
      index,
      component,
      dx: number % across,
      dy: Math.floor(number / across),
      across,
      down,
    }));
  });
}

/** The steps of a quantization table, of one or two bytes each (T.81, B.2.4.1). */
function stepsOf(table: Uint8Array): Steps {
  const view = viewOf(table);
  const isWide = view.getUint8(0) >> 4 !== 0;
  const values = Array.from({ length: COUNT }, (_, index) =>
    isWide ? view.getUint16(1 + 2 * index) : view.getUint8(1 + index),
  );
  const squares = values.slice(1).reduce((total, step) => total + step * step, 0);
  // The error if each coefficient is off by half a step, twice: for the difference of two samples.
  return { values, rounding: Math.sqrt((2 * squares) / 12 / COUNT) };
}

type Coded = Pick<ScanHeader, 'from' | 'to' | 'low'> & Pick<ColourCodes, 'dc' | 'ac'>;

/** Reads the coefficients of a block except DC, which only changes the brightness of the whole block. */
function readBlock(view: DataView, start: number, { from, to, low, dc, ac }: Coded, block: Block): void {
  let at = start;
  block.isCoarse ||= low > 0;
  if (from === 0 && dc) {
    const code = codeIn(dc, wordAt(view, at));
    at += (code >> 8) + (code & 0xff);
  }
  for (let k = Math.max(1, from); ac && k <= to; k += 1) {
    const code = codeIn(ac, wordAt(view, at));
    at += code >> 8;
    const [run, length] = [(code >> 4) & 15, code & 15];
    if (code === 0 || (length === 0 && run < 15)) return;
    k += run;
    const { u, v } = ZIGZAG[k] ?? { u: 0, v: 0 };
    block.coefficients[v * SIDE + u] = valueAt(view, at, length) * 2 ** low * (block.steps.values[k] ?? 0);
    at += length;
  }
}

/** The value of a coefficient from its bits (T.81, table F.1). */
function valueAt(view: DataView, at: number, length: number): number {
  if (length === 0) return 0;
  const bits = wordAt(view, at) >>> (16 - length);
  return bits < 1 << (length - 1) ? bits - (1 << length) + 1 : bits;
}

function holdsMore({ columns, rows, steps, coefficients, isCoarse }: Block): boolean {
  if (coefficients.every((coefficient) => coefficient === 0)) return false;
  const samples = samplesOf(coefficients);
  const [lastColumn, lastRow] = [Math.max(0, columns - 1), Math.max(0, rows - 1)];
  let [sum, count] = [0, 0];
  for (let at = 0; at < COUNT; at += 1) {
    const [x, y] = [at % SIDE, at >> 3];
    if (x < columns && y < rows) continue;
    const edge = Math.min(y, lastRow) * SIDE + Math.min(x, lastColumn);
    sum += ((samples[at] ?? 0) - (samples[edge] ?? 0)) ** 2;
    count += 1;
  }
  return Math.sqrt(sum / count) > ROUNDING * steps.rounding + (isCoarse ? COARSE : MARGIN);
}

/** The samples of a block, without their common DC part (T.81, A.3.3). */
function samplesOf(coefficients: Float64Array): Float64Array {
  return along(along(coefficients));
}

/** Turns each row of coefficients into a column of samples. Most coefficients are zero. */
function along(rows: Float64Array): Float64Array {
  const turned = new Float64Array(COUNT);
  for (let at = 0; at < COUNT; at += 1) {
    const coefficient = rows[at] ?? 0;
    if (coefficient === 0) continue;
    const [row, first] = [at >> 3, (at % SIDE) * SIDE];
    for (let x = 0; x < SIDE; x += 1) {
      const to = x * SIDE + row;
      turned[to] = (turned[to] ?? 0) + coefficient * (WAVES[first + x] ?? 0);
    }
  }
  return turned;
}
