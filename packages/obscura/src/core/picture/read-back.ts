import { contextOf, type Picture, valuesOf } from './canvas';

/** Pictures are compared as this many points across and down. */
const POINTS = 16;

/** The most that two may differ, as the mean over points and channels, of 255: JPEG stays under 3, noise is near 85. */
const TOLERANCE = 12;
/** Painted and read, RGBA: a browser that gives back others does not let canvases be read as they are. */
const KNOWN = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [200, 30, 90, 255],
  [30, 120, 200, 255],
];

/** The mean difference of two rows of RGBA values, 0 to 255; what is transparent has no colour. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(weightAt(one, at) - weightAt(other, at));
  return sum / Math.max(1, one.length);
}

/** What a channel adds to what is seen: of a colour as much as it is opaque. */
function weightAt(values: ArrayLike<number>, at: number): number {
  const value = values[at] ?? 0;
  const opacity = values[at - (at % 4) + 3] ?? 0;
  return at % 4 === 3 ? value : (value * opacity) / 255;
}

/** Whether two pictures show the same, sizes apart and as closely as a JPEG keeps them. */
export function looksLike(one: Picture, other: Picture): boolean {
  return differenceOf(samplesOf(one), samplesOf(other)) <= TOLERANCE;
}

function samplesOf(picture: Picture): Uint8ClampedArray {
  const context = contextOf({ width: POINTS, height: POINTS }, { willReadFrequently: true });
  context.drawImage(picture, 0, 0, POINTS, POINTS);
  return valuesOf(context);
}

/** Whether the browser lets a canvas be read as it is, and not as noise or blank to keep sites from knowing it by that. */
export function canvasReadsTrue(): boolean {
  const context = contextOf({ width: KNOWN.length, height: 1 }, { willReadFrequently: true });
  KNOWN.forEach(([red = 0, green = 0, blue = 0], column) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(column, 0, 1, 1);
  });
  return differenceOf(KNOWN.flat(), valuesOf(context)) <= TOLERANCE;
}
