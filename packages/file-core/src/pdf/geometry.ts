/** An affine transformation as in PDFs (ISO 32000-2, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

/** The transformation with these numbers; missing ones are those of the identity. */
export function matrixOf(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** The transformation that applies `first`, then `then`. */
export function product(first: Matrix, then: Matrix): Matrix {
  // Needed for every text: reading the matrices by a pattern takes several times as long.
  return [
    first[0] * then[0] + first[1] * then[2],
    first[0] * then[1] + first[1] * then[3],
    first[2] * then[0] + first[3] * then[2],
    first[2] * then[1] + first[3] * then[3],
    first[4] * then[0] + first[5] * then[2] + then[4],
    first[4] * then[1] + first[5] * then[3] + then[5],
  ];
}

export function transformed({ x, y }: Point, [a, b, c, d, e, f]: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The smallest box around some points; empty for none. */
export function boxAround(points: readonly Point[]): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    bottom: Math.min(...down),
    right: Math.max(...across),
    top: Math.max(...down),
  };
}

/** The corners of a box, in order. */
export function cornersOf({ left, bottom, right, top }: Box): Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** A box with a margin on each side. */
export function grown({ left, bottom, right, top }: Box, margin: number): Box {
  return { left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin };
}

/** What two boxes have in common; it contains no point if they do not overlap. */
export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

export function contains({ left, bottom, right, top }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > bottom && y < top;
}
