import { type Picture, shrunk, valuesOf } from './canvas';

/** How many points across and down are looked at. */
const POINTS = 256;
/** How far a point may be from what sRGB makes of it, of 255: less is rounding. */
const ROUNDING = 12;

/**
 * Whether a picture shows colours that sRGB cuts off, whatever profile it has: they are drawn in a wider space with
 * and without the way through sRGB, and compared.
 */
export function isBeyondSrgb(picture: Picture): boolean {
  const wide = valuesOf(shrunk(picture, POINTS, 'display-p3'));
  const narrow = valuesOf(shrunk(shrunk(picture, POINTS, 'srgb').canvas, POINTS, 'display-p3'));
  return wide.some((value, at) => Math.abs(value - (narrow[at] ?? 0)) > ROUNDING);
}
