import { concat, hasAt, latin1, sameBytes, viewOf } from '../bytes';
import type { Size } from '../picture/plan';

/** The start of an Exif segment (Exif 3.0, 4.7.2). */
export const EXIF = 'Exif\0\0';

/** The Exif orientation: 1 is as stored; 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION = 0x0112;
const SHORT = 3;
const TIFF = 42;
const ENTRY = 12;

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** The orientation in a TIFF block (Exif 3.0, 4.6.5.1.10); `null` if there is none or it can't be read. */
export function orientationOf(tiff: Uint8Array): Orientation | null {
  const isLittle = hasAt(tiff, 'II');
  if (tiff.length < 8 || !(isLittle || hasAt(tiff, 'MM'))) return null;
  const view = viewOf(tiff);
  const start = view.getUint32(4, isLittle);
  if (view.getUint16(2, isLittle) !== TIFF || start + 2 > tiff.length) return null;
  const count = Math.min(view.getUint16(start, isLittle), Math.floor((tiff.length - start - 2) / ENTRY));
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return view.getUint16(at + 2, isLittle) === SHORT && isOrientation(value) ? value : null;
  }
  return null;
}

/** The size at which a picture of this size is shown. */
export function shownSize({ width, height }: Size, orientation: Orientation): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** The data of the smallest Exif segment: the orientation, and nothing else. */
export function exifOf(orientation: Orientation): Uint8Array {
  const tiff = Uint8Array.of(
    ...[0x4d, 0x4d, 0, TIFF, 0, 0, 0, 8], // big-endian, the only directory at 8
    ...[0, 1], // one entry
    ...[ORIENTATION >> 8, ORIENTATION & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0], // no further directory
  );
  return concat([latin1(EXIF), tiff]);
}

/** Whether an Exif segment contains only an orientation other than 1, as `exifOf` writes it. */
export function isOrientationAlone(data: Uint8Array): boolean {
  const orientation = orientationOf(data.subarray(EXIF.length));
  return orientation !== null && orientation > 1 && sameBytes(data, exifOf(orientation));
}
