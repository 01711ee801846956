import { FileProblem } from '../problem';
import type { Size } from './plan';

/** Specification, §8: for a browser that gives no canvas, no file, one of another kind, or one of another picture. */
export const ENCODING_FAILED = 'Canvas encoding failed';

/** What can be drawn on a canvas. */
export type Picture = ImageBitmap | OffscreenCanvas;

/** A canvas to draw on, smoothly. A browser that does not know a wider colour space gives sRGB, and converts. */
export function contextOf(
  { width, height }: Size,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (!context) throw new FileProblem(ENCODING_FAILED);
  context.imageSmoothingQuality = 'high';
  return context;
}

/** All values of a canvas, in its own colours: red, green, blue, opacity. */
export function valuesOf(context: OffscreenCanvasRenderingContext2D): Uint8ClampedArray {
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data;
}
