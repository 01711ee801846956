/** Specification §9.70: wider pictures are scaled down to this width, in pixels. */
const MAX_WIDTH = 1600;
/** Specification §9.70 and §9.71: the quality of a resized JPEG, and of one that is only encoded again. */
const QUALITY = { resized: 0.6, rewritten: 0.92 };

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What changes a picture's pixels. */
export interface Drawing {
  resize: boolean;
  watermark: string | null;
}

/** The new size of a picture: at most 1600 px wide, in the same proportions, never enlarged. */
export function resized({ width, height }: Size): Size {
  if (width <= MAX_WIDTH) return { width, height };
  return { width: MAX_WIDTH, height: Math.max(1, Math.round((height * MAX_WIDTH) / width)) };
}

/** Whether a picture has to be redrawn; otherwise none of its pixels changes. */
export function changesPixels(size: Size, { resize, watermark }: Drawing): boolean {
  return watermark !== null || (resize && resized(size).width !== size.width);
}

/** The quality of a redrawn JPEG, from 0 to 1. */
export function qualityOf(from: Size, to: Size): number {
  return to.width < from.width ? QUALITY.resized : QUALITY.rewritten;
}
