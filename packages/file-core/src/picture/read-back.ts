import { contextOf, type Picture, valuesOf } from './canvas';

/** How many points are compared in each direction: averages of an area, or single pixels. */
const MEANS = 16;
const SINGLE = 64;
/** The maximum difference (of 255) of a picture's averages in two sizes; an empty canvas differs more. */
const DRAWN = 12;
/** The same of single pixels before and after JPEG encoding; noise differs by 40 or more. */
const ENCODED = 30;
/** RGBA colours to paint and read back: if they differ, the browser protects canvases from being read. */
const KNOWN = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [200, 30, 90, 255],
  [30, 120, 200, 255],
];

/** The average difference of RGBA pixels, 0 to 255: in brightness, which JPEGs keep best, and in alpha. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    const byLight = Math.abs(lightAt(one, at) - lightAt(other, at));
    sum += Math.max(byLight, Math.abs((one[at + 3] ?? 0) - (other[at + 3] ?? 0)));
  }
  return sum / Math.max(1, one.length / 4);
}

/** The brightness of a pixel (ITU-R BT.601), multiplied by its alpha. */
function lightAt(values: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((channel) => values[at + channel]);
  return ((0.299 * red + 0.587 * green + 0.114 * blue) * opacity) / 255;
}

/** Whether a picture was really drawn on a canvas, in whatever size. */
export function isDrawn(picture: Picture, canvas: OffscreenCanvas): boolean {
  return differenceOf(samplesOf(picture, MEANS, true), samplesOf(canvas, MEANS, true)) <= DRAWN;
}

/** Whether the file that was encoded from a canvas shows the same. */
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

/** Whether a canvas can be read as it is. Some browsers return noise or blanks against fingerprinting. */
export function canvasReadsTrue(): boolean {
  const context = contextOf({ width: KNOWN.length, height: 1 }, { willReadFrequently: true });
  KNOWN.forEach(([red = 0, green = 0, blue = 0], column) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(column, 0, 1, 1);
  });
  return differenceOf(KNOWN.flat(), valuesOf(context)) <= DRAWN;
}
