/** Which coefficients of the blocks of a colour are not zero: 64 bits for each block. Refining scans go by it. */
export type Marks = Uint32Array;

/** Decoders place coefficients behind the last one of a damaged file here. */
const LAST = 63;

export function mark(marks: Marks, block: number, k: number): void {
  const at = 2 * block + (Math.min(k, LAST) >> 5);
  marks[at] = (marks[at] ?? 0) | (1 << (Math.min(k, LAST) & 31));
}

/** How many of 32 coefficients are marked, beginning and ending with two of them; both may lie outside. */
export function countIn(marks: number, from: number, to: number): number {
  if (from > 31 || to < 0) return 0;
  let rest = marks & (-1 << Math.max(from, 0)) & (to < 31 ? ~(-2 << to) : -1);
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
