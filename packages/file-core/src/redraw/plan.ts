import type { Size } from '../picture/plan';

/** The resolutions that a person can choose, in dots per inch. */
export const SHARPNESSES = [100, 150, 200, 300] as const;

/** How to redraw the pages of a PDF. */
export interface Redraw {
  sharpness: (typeof SHARPNESSES)[number];
  /** Whether the visible text is laid invisibly under the pictures, so that it can be searched, copied and read aloud. */
  hasText: boolean;
}

/** Points per inch (ISO 32000-2, 8.3.2.3). */
const POINTS = 72;
/** The most pixels of a page: its picture and the canvases for its parts are in memory at the same time. */
const MOST_PIXELS = 2 ** 26;
/** The largest width or height, in pixels, of a canvas in all browsers. */
const LONGEST = 16_384;

/** The size in pixels of the picture of a page, whose size is in points; `null` if it is too large to be drawn. */
export function pictureSize({ width, height }: Size, { sharpness }: Redraw): Size | null {
  const pixels = (points: number) => Math.max(1, Math.round((points * sharpness) / POINTS));
  const size = { width: pixels(width), height: pixels(height) };
  const isDrawable = Math.max(size.width, size.height) <= LONGEST && size.width * size.height <= MOST_PIXELS;
  return isDrawable ? size : null;
}

/** How the caller follows the redrawing of pages. */
export interface DrawRun {
  /**
   * Is called before each step that a hostile file may keep from ending: opening the file, and each page. `problem` is
   * the error message if the caller ends it.
   */
  begin: (problem: string) => void;
  /** Is called after each page with the part that is done, from 0 to 1. May throw to end the work. */
  reach: (share: number) => void;
}

/** Redraws the pages of a PDF as a new PDF. */
export type DrawPages = (pdf: Uint8Array, how: Redraw, run: DrawRun) => Promise<Uint8Array>;

/** The error if there is no canvas: in Node, or in an old browser. */
export const PAGES_NEED_BROWSER = 'Pages can’t be drawn here, only in a browser.';
