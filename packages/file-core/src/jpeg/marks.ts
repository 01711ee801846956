/** Which of the 64 coefficients of a component's blocks are not zero: refinement scans depend on it. */
export type Marks = Uint32Array;

/** In damaged files, coefficients after the last one count as this one. */
const LAST = 63;

export function mark(marks: Marks, block: number, k: number): void {
  const at = 2 * block + (Math.min(k, LAST) >> 5);
  marks[at] = (marks[at] ?? 0) | (1 << (Math.min(k, LAST) & 31));
}

/** Counts the marked coefficients from `from` to `to` in a word of 32; either may be out of range. */
export function countIn(marks: number, from: number, to: number): number {
  if (from > 31 || to < 0) return 0;
  let rest = marks & (-1 << Math.max(from, 0)) & (to < 31 ? ~(-2 << to) : -1);
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
