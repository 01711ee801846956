import { contextOf, type Picture, valuesOf } from './canvas';

/** How many points across and down are looked at. */
const POINTS = 256;
/** How far a point may be from what sRGB makes of it, of 255: less is rounding. */
const ROUNDING = 3;

/**
 * Whether a picture shows colours that sRGB cuts off, whatever profile it has: they are drawn in a wider space with
 * and without the way through sRGB, and compared.
 */
export function isBeyondSrgb(picture: Picture): boolean {
  const wide = valuesOf(pointsOf(picture, 'display-p3'));
  const narrow = valuesOf(pointsOf(pointsOf(picture, 'srgb').canvas, 'display-p3'));
  return wide.some((value, at) => Math.abs(value - (narrow[at] ?? 0)) > ROUNDING);
}

/** Single points of a picture: means of several may be beyond sRGB where none of them is. */
function pointsOf(picture: Picture, colorSpace: PredefinedColorSpace): OffscreenCanvasRenderingContext2D {
  const context = contextOf({ width: POINTS, height: POINTS }, { colorSpace, willReadFrequently: true });
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, POINTS, POINTS);
  return context;
}
