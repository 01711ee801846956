/** How far beyond the window rows are drawn, so that they are there before they are seen. */
const AHEAD_PX = 1_000;

/** A run of rows: `first` and those up to, but not with, `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** The mean of some heights; `null` where there are none. */
export function meanOf(heights: readonly number[]): number | null {
  return heights.length === 0 ? null : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}

/** Where each row begins, in pixels from the top of the list, and at last where the list ends. */
export function topsOf<Item>(items: readonly Item[], heightOf: (item: Item) => number): Float64Array {
  const tops = new Float64Array(items.length + 1);
  let top = 0;
  items.forEach((item, index) => {
    top += heightOf(item);
    tops[index + 1] = top;
  });
  return tops;
}

/** The row that covers a height; the first or the last one where the height lies outside of the list. */
export function rowAt(tops: Float64Array, height: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The rows to draw while the window shows the list from `from` to `to`, in pixels from its top. */
export function rangeFor(tops: Float64Array, from: number, to: number): RowRange {
  const count = tops.length - 1;
  return { first: rowAt(tops, from - AHEAD_PX), end: Math.min(rowAt(tops, to + AHEAD_PX) + 1, count) };
}

/** The rows of the range and those that stay drawn, in order, each once. */
export function rowsToDraw({ first, end }: RowRange, staying: readonly number[], count: number): number[] {
  const last = Math.min(end, count);
  const range = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const before = staying.filter((index) => index < first);
  const after = staying.filter((index) => index >= last);
  return [...before, ...range, ...after];
}
