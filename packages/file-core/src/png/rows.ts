import type { Pass } from './header';

/** The filter types of rows (PNG third edition, 9.2): each predicts a byte from its neighbours. */
const FILTERS = [0, 1, 2, 3, 4];

/** The neighbour whose value is nearest to `left + up - corner` (9.4). */
function paeth(left: number, up: number, corner: number): number {
  const plane = left + up - corner;
  const byLeft = Math.abs(plane - left);
  const byUp = Math.abs(plane - up);
  const byCorner = Math.abs(plane - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

/**
 * Undoes the filter of a row, in place.
 * @param above the row above it, unfiltered; zeros for the first
 * @param step the bytes of a pixel
 */
export function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return;
  for (let at = 0; at < row.length; at += 1) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    row[at] = (row[at] ?? 0) + predicted(filter, left, above[at] ?? 0, corner);
  }
}

/** Filters a row into `into`, after the filter type; returns the sum of the bytes' distances from zero. */
export function filterBy(
  filter: number,
  row: Uint8Array,
  above: Uint8Array,
  step: number,
  into: Uint8Array,
): number {
  let distance = 0;
  into[0] = filter;
  for (let at = 0; at < row.length; at += 1) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    const byte = ((row[at] ?? 0) - predicted(filter, left, above[at] ?? 0, corner)) & 0xff;
    into[at + 1] = byte;
    distance += byte < 128 ? byte : 256 - byte;
  }
  return distance;
}

/**
 * Filters rows of a length with the filter that leaves the smallest bytes, which compress best (12.7). Each
 * returned row is overwritten by the next.
 */
export function rowFilter(length: number, step: number) {
  let [best, other] = [new Uint8Array(length + 1), new Uint8Array(length + 1)];
  return (row: Uint8Array, above: Uint8Array): Uint8Array => {
    let least = Infinity;
    for (const filter of FILTERS) {
      const distance = filterBy(filter, row, above, step, other);
      if (distance >= least) continue;
      least = distance;
      [best, other] = [other, best];
    }
    return best;
  };
}

/** Is called with each row, before its filter is undone, and its number in its pass; the next row overwrites it. */
export type OnRow = (raw: Uint8Array, row: number) => void;

/** Takes inflated data piece by piece, and passes on each row of the passes; data after the last row is ignored. */
export function rowReader(passes: readonly Pass[], onRow: OnRow): (piece: Uint8Array) => void {
  const left = passes.filter(({ rows }) => rows > 0);
  let [pass] = left;
  let raw = new Uint8Array(pass?.length ?? 0);
  let [filled, row] = [0, 0];
  const next = () => {
    if (!pass) return;
    onRow(raw, row);
    filled = 0;
    row += 1;
    if (row < pass.rows) return;
    left.shift();
    [pass] = left;
    raw = new Uint8Array(pass?.length ?? 0);
    row = 0;
  };
  return (piece) => {
    for (let at = 0; pass && at < piece.length;) {
      const part = piece.subarray(at, at + raw.length - filled);
      raw.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled === raw.length) next();
    }
  };
}
