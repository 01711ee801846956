import { FileProblem } from './problem';
import type { Redraw } from './redraw/plan';
import type { Kind } from './report';

/** How to clean a file (specification §3.70). */
export interface CleanOptions {
  /**
   * Removes everything that the report lists, and nothing else. Otherwise a file keeps its details, unless it
   * is redrawn to be resized or marked, which leaves none.
   */
  strip: boolean;
  /** Scales a picture down if it is wider than 1600 px; has no effect on a PDF. */
  resize: boolean;
  /** The text to repeat across a picture; `null` for none. */
  watermark: string | null;
  /** How to redraw the pages of a PDF as pictures; without it, they stay pages. It has no effect on a picture. */
  redraw?: Redraw;
}

/** Specification §5.72. */
export const WATERMARK_NEEDS_PICTURE = 'Watermark is only available for images (JPEG/PNG).';
/** Specification §5.72. */
const WATERMARK_NEEDS_TEXT = 'Watermark text is required.';

/** A letter, digit, punctuation mark, symbol or emoji: anything visible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The watermark in one line; `null` for none. Throws a `FileProblem` if it can't be drawn. */
export function watermarkOf(kind: Kind, { watermark }: CleanOptions): string | null {
  if (watermark === null) return null;
  if (kind === 'pdf') throw new FileProblem(WATERMARK_NEEDS_PICTURE);
  const text = watermark.replace(/\s+/gu, ' ').trim();
  if (!VISIBLE.test(text)) throw new FileProblem(WATERMARK_NEEDS_TEXT);
  return text;
}
