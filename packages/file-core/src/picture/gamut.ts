import { contextOf, type Picture, valuesOf } from './canvas';

/** The number of points that are compared in each direction. */
const POINTS = 256;
/** How far a point may differ (of 255) after conversion to sRGB: less is rounding. */
const ROUNDING = 3;

/**
 * Whether a picture, by whatever profile, has colours outside sRGB: it is drawn in a wider space, directly
 * and through sRGB, and the results are compared.
 */
export function isBeyondSrgb(picture: Picture): boolean {
  const wide = valuesOf(pointsOf(picture, 'display-p3'));
  const narrow = valuesOf(pointsOf(pointsOf(picture, 'srgb').canvas, 'display-p3'));
  return wide.some((value, at) => Math.abs(value - (narrow[at] ?? 0)) > ROUNDING);
}

/** Single points of a picture: averages may be outside sRGB although no pixel is. */
function pointsOf(picture: Picture, colorSpace: PredefinedColorSpace): OffscreenCanvasRenderingContext2D {
  const context = contextOf({ width: POINTS, height: POINTS }, { colorSpace, willReadFrequently: true });
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, POINTS, POINTS);
  return context;
}
