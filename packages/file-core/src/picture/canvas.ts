import { FileProblem } from '../problem';
import type { Size } from './plan';

/** Specification §8.70: the browser returned no canvas, no file, a file of another type, or another picture. */
export const ENCODING_FAILED = 'Canvas encoding failed';

/** What can be drawn on a canvas. */
export type Picture = ImageBitmap | OffscreenCanvas;

/** A context with high-quality scaling; in sRGB if the browser does not support a wider space. */
export function contextOf(
  { width, height }: Size,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (!context) throw new FileProblem(ENCODING_FAILED);
  context.imageSmoothingQuality = 'high';
  return context;
}

/** All pixels of a canvas, in its own colour space: red, green, blue, alpha. */
export function valuesOf(context: OffscreenCanvasRenderingContext2D): Uint8ClampedArray {
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data;
}
