/** Specification, §9: wider pictures are scaled down to this width, in pixels. */
const MAX_WIDTH = 1600;
/** Specification, §9: the quality of a JPEG that is resized, and of one that is only written anew. */
const QUALITY = { resized: 0.6, rewritten: 0.92 };

/** The size of a picture as it is seen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What is done with a picture's pixels. */
export interface Drawing {
  resize: boolean;
  watermark: string | null;
}

/** How large a picture becomes: no wider than 1600 px, in its proportions, never larger than it is. */
export function resized({ width, height }: Size): Size {
  if (width <= MAX_WIDTH) return { width, height };
  return { width: MAX_WIDTH, height: Math.max(1, Math.round((height * MAX_WIDTH) / width)) };
}

/** Whether a picture has to be drawn anew; if not, no pixel of it needs to change. */
export function changesPixels(size: Size, { resize, watermark }: Drawing): boolean {
  return watermark !== null || (resize && resized(size).width !== size.width);
}

/** The quality that a drawn JPEG is written with, 0 to 1. */
export function qualityOf(from: Size, to: Size): number {
  return to.width < from.width ? QUALITY.resized : QUALITY.rewritten;
}
