import type { Glyph } from './glyph';

/** A character with its text; `null` if that is not certain. */
type Placed = Pick<Glyph, 'matrix' | 'advance' | 'isSeen'> & { text: string | null };

/** A word, or a part of one, on one line. */
export interface Word {
  text: string;
  /** Its origin, the vector to its end, and the vector of its height, in pixels with y downwards. */
  at: readonly [x: number, y: number];
  along: readonly [x: number, y: number];
  up: readonly [x: number, y: number];
}

/** The gaps between characters of one word, in heights: from overlapping to apart. */
const OVERLAP = -0.5;
const GAP = 0.2;

/** Whether a character continues the word of another: on the same line, of the same size, with no gap between. */
function goesOn({ matrix: [a, b, c, d, e, f], advance }: Placed, next: Placed): boolean {
  const height = Math.hypot(c, d);
  const isAlike = [a, b, c, d].every(
    (value, at) => Math.abs(value - (next.matrix[at] ?? Infinity)) < 0.01 * height,
  );
  const length = Math.hypot(a, b);
  if (!isAlike || length === 0) return false;
  const [x, y] = [next.matrix[4] - (e + advance * a), next.matrix[5] - (f + advance * b)];
  const along = (x * a + y * b) / length;
  const across = Math.abs(x * b - y * a) / length;
  return across < 0.1 * height && along > OVERLAP * height && along < GAP * height;
}

/**
 * The words of characters in the order in which they were drawn. A word is left out completely if one of its characters is
 * not visible, or its text is not certain.
 */
export function wordsOf(glyphs: readonly Placed[]): Word[] {
  const runs: Placed[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && glyph.text?.trim() !== '' && last.text?.trim() !== '' && goesOn(last, glyph))
      run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => wordOf(run) ?? []);
}

function wordOf(run: readonly Placed[]): Word | null {
  const [first, last] = [run.at(0), run.at(-1)];
  const text = run.map((glyph) => glyph.text ?? '').join('');
  if (!first || !last || text.trim() === '') return null;
  if (run.some((glyph) => glyph.text === null || !glyph.isSeen)) return null;
  const [a, b, c, d, x, y] = first.matrix;
  const end = [last.matrix[4] + last.advance * a, last.matrix[5] + last.advance * b] as const;
  return { text, at: [x, y], along: [end[0] - x, end[1] - y], up: [-c, -d] };
}
