import { contextOf, type Picture, valuesOf } from './canvas';

/** The points across and down that are compared: means of all around them, or single ones. */
const MEANS = 16;
const SINGLE = 64;
/** The most that the means of two sizes of one picture differ, of 255; nothing drawn is far off. */
const DRAWN = 12;
/** The most that single points differ of a JPEG, of 255: noise is 40 or more from any picture. */
const ENCODED = 30;
/** Painted and read, RGBA: a browser that gives back others does not let canvases be read as they are. */
const KNOWN = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [200, 30, 90, 255],
  [30, 120, 200, 255],
];

/** How far two rows of RGBA values are from each other on average, 0 to 255: by brightness, which a JPEG keeps best, and opacity. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    const byLight = Math.abs(lightAt(one, at) - lightAt(other, at));
    sum += Math.max(byLight, Math.abs((one[at + 3] ?? 0) - (other[at + 3] ?? 0)));
  }
  return sum / Math.max(1, one.length / 4);
}

/** The brightness of a point (ITU-R BT.601), as much as it is opaque. */
function lightAt(values: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((channel) => values[at + channel]);
  return ((0.299 * red + 0.587 * green + 0.114 * blue) * opacity) / 255;
}

/** Whether a picture came out on a canvas, at whatever size. */
export function isDrawn(picture: Picture, canvas: OffscreenCanvas): boolean {
  return differenceOf(samplesOf(picture, MEANS, true), samplesOf(canvas, MEANS, true)) <= DRAWN;
}

/** Whether a file that a canvas was written to shows the same. */
export function isEncoded(canvas: OffscreenCanvas, written: ImageBitmap): boolean {
  if (written.width !== canvas.width || written.height !== canvas.height) return false;
  return differenceOf(samplesOf(canvas, SINGLE, false), samplesOf(written, SINGLE, false)) <= ENCODED;
}

function samplesOf(picture: Picture, points: number, isSmooth: boolean): Uint8ClampedArray {
  const context = contextOf({ width: points, height: points }, { willReadFrequently: true });
  context.imageSmoothingEnabled = isSmooth;
  context.drawImage(picture, 0, 0, points, points);
  return valuesOf(context);
}

/** Whether the browser lets a canvas be read as it is, and not as noise or blank to keep sites from knowing it by that. */
export function canvasReadsTrue(): boolean {
  const context = contextOf({ width: KNOWN.length, height: 1 }, { willReadFrequently: true });
  KNOWN.forEach(([red = 0, green = 0, blue = 0], column) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(column, 0, 1, 1);
  });
  return differenceOf(KNOWN.flat(), valuesOf(context)) <= DRAWN;
}
