import { FileProblem } from './problem';
import type { Kind } from './report';

/** How a file is to be cleaned (specification, §3). */
export interface CleanOptions {
  /**
   * Takes out all that the report lists, and nothing else. Without it a file keeps its details, unless it is drawn
   * anew to be resized or marked, which leaves none.
   */
  strip: boolean;
  /** Scales a picture down that is wider than 1600 px; says nothing for a PDF. */
  resize: boolean;
  /** The text to repeat across a picture; `null` for none. */
  watermark: string | null;
}

/** Specification, §5. */
export const WATERMARK_NEEDS_PICTURE = 'Watermark is only available for images (JPEG/PNG).';
/** Specification, §5. */
const WATERMARK_NEEDS_TEXT = 'Watermark text is required.';

/** A letter, digit, sign or emoji: what leaves ink. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The watermark as it is drawn, in one line; `null` for none. Throws a `FileProblem` for one that can't be drawn. */
export function watermarkOf(kind: Kind, { watermark }: CleanOptions): string | null {
  if (watermark === null) return null;
  if (kind === 'pdf') throw new FileProblem(WATERMARK_NEEDS_PICTURE);
  const text = watermark.replace(/\s+/gu, ' ').trim();
  if (!VISIBLE.test(text)) throw new FileProblem(WATERMARK_NEEDS_TEXT);
  return text;
}
