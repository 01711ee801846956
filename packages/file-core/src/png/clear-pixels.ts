import { Deflate } from 'pako';
import type { Header, Pass } from './header';
import { filterBy, rowReader, unfilter } from './rows';
import { inflate } from './zlib';

/** The rows of a picture, or of a frame, with pixels through which the whole background can be seen. */
export interface SeenThrough {
  passes: readonly Pass[];
  /** The bytes of a pixel, and those of its colour, which come before its opacity. */
  pixel: number;
  colour: number;
}

/** The samples of a pixel, by colour types with opacity. */
const SAMPLES: ReadonlyMap<number, number> = new Map([
  [4, 2],
  [6, 4],
]);

/** How opacity is stored in these rows; `null` if their pixels have none of their own. */
export function seenThrough({ colour, depth }: Header, passes: readonly Pass[]): SeenThrough | null {
  const samples = SAMPLES.get(colour);
  if (samples === undefined) return null;
  const sample = depth / 8;
  return { passes, pixel: samples * sample, colour: (samples - 1) * sample };
}

/** A row without its filter; the next one overwrites it. */
interface PlainRow {
  row: Uint8Array;
  filter: number;
  /** Whether it is the first of its pass. */
  isFirst: boolean;
}

function plainRows(
  { passes, pixel }: SeenThrough,
  onRow: (plain: PlainRow) => void,
): (piece: Uint8Array) => void {
  let [row, above] = [new Uint8Array(), new Uint8Array()];
  return rowReader(passes, (raw, number) => {
    const [filter = 0] = raw;
    const isFirst = number === 0;
    if (isFirst) [row, above] = [new Uint8Array(raw.length - 1), new Uint8Array(raw.length - 1)];
    row.set(raw.subarray(1));
    unfilter(filter, row, above, pixel);
    onRow({ row, filter, isFirst });
    [row, above] = [above, row];
  });
}

/** Calls back with the offset of each pixel of which nothing is seen. */
function forEachClear(row: Uint8Array, { pixel, colour }: SeenThrough, onPixel: (at: number) => void): void {
  for (let at = 0; at < row.length; at += pixel) {
    if (row[at + colour] === 0 && row[at + pixel - 1] === 0) onPixel(at);
  }
}

/** Whether a pixel has this colour; a part of the row for each of millions would take most of the time. */
function isColour(row: Uint8Array, at: number, colour: Uint8Array): boolean {
  for (let byte = 0; byte < colour.length; byte += 1) if (row[at + byte] !== colour[byte]) return false;
  return true;
}

/**
 * Counts the pixels of which nothing is seen, and which have another colour than the first of them: editors often leave
 * the colours of what was erased. `take` is called with the inflated data, piece by piece.
 */
export class HiddenColours {
  count = 0;
  readonly take: (piece: Uint8Array) => void;
  private first: Uint8Array | null = null;

  constructor(seen: SeenThrough) {
    this.take = plainRows(seen, ({ row }) =>
      forEachClear(row, seen, (at) => {
        this.first ??= row.slice(at, at + seen.colour);
        if (!isColour(row, at, this.first)) this.count += 1;
      }),
    );
  }
}

/** The rows of a valid stream with black in each pixel of which nothing is seen, filtered as they were, and compressed. */
export function blackened(pieces: readonly Uint8Array[], seen: SeenThrough): Uint8Array[] {
  const written: Uint8Array[] = [];
  const deflater = new Deflate();
  deflater.onData = (piece) => written.push(piece);
  let above = new Uint8Array();
  let left = seen.passes.reduce((sum, { rows }) => sum + rows, 0);
  const take = plainRows(seen, ({ row, filter, isFirst }) => {
    const black = row.slice();
    forEachClear(black, seen, (at) => black.fill(0, at, at + seen.colour));
    if (isFirst) above = new Uint8Array(black.length);
    const filtered = new Uint8Array(black.length + 1);
    filterBy(filter, black, above, seen.pixel, filtered);
    left -= 1;
    deflater.push(filtered, left === 0);
    above = black;
  });
  inflate(pieces, Infinity, take);
  return written;
}
