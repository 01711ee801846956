import { describe, expect, it } from 'vitest';
import { tiffOf } from '../testing/tiff';
import { latin1 } from '../bytes';
import { EXIF, exifOf, isOrientationAlone, orientationOf } from './orientation';

const LITTLE = '\x49\x49\x2a\0\x08\0\0\0';

describe('the orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('is read where it was written: %d', (orientation) => {
    expect(orientationOf(exifOf(orientation).subarray(EXIF.length))).toBe(orientation);
    expect(orientationOf(tiffOf({ ifd0: { 0x010f: 'Fairphone', 0x0112: orientation } }))).toBe(orientation);
    const little = `${LITTLE}\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0`;
    expect(orientationOf(latin1(little))).toBe(orientation);
  });

  it.each([
    ['nothing', ''],
    ['no TIFF', 'MM\0\x2b\0\0\0\x08\0\0'],
    ['a directory behind the end', 'MM\0\x2a\0\0\xff\xff\0\x01'],
    ['more entries than there are', 'MM\0\x2a\0\0\0\x08\xff\xff'],
    ['an entry that is cut off', `${LITTLE}\x01\0\x12\x01\x03\0\x01\0\0\0\x06`],
    ['a value that means nothing', `${LITTLE}\x01\0\x12\x01\x03\0\x01\0\0\0\x09\0\0\0`],
    ['another type', `${LITTLE}\x01\0\x12\x01\x02\0\x01\0\0\0\x06\0\0\0`],
  ])('is none for %s', (_, tiff) => {
    expect(orientationOf(latin1(tiff))).toBeNull();
  });
});

describe('an Exif segment', () => {
  it('holds the orientation alone if it is as it is written here', () => {
    expect(isOrientationAlone(exifOf(6))).toBe(true);
    expect(isOrientationAlone(exifOf(1))).toBe(false);
    expect(isOrientationAlone(Uint8Array.of(...exifOf(6), 0))).toBe(false);
    expect(isOrientationAlone(latin1(EXIF))).toBe(false);
  });
});
