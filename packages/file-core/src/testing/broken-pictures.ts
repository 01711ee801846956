import { concat } from '../bytes';
import type { Kind } from '../report';
import { around as aroundJpeg, comment } from './jpeg-parts';
import { around as aroundPng, chunk, dataIn, text, withData } from './png-parts';

/** A way to break a picture so that it can't be parsed. */
interface BrokenPicture {
  name: string;
  kind: Exclude<Kind, 'pdf'>;
  /** Whether Chromium shows it nevertheless. */
  isShown: boolean;
  /** Breaks a valid picture, and adds a secret outside of what it shows. */
  of: (sound: Uint8Array, secret: string) => Uint8Array;
}

/**
 * More one-bits than any code has (ITU-T T.81, annex C), each byte followed by the stuffed zero that it needs
 * in a scan.
 */
const NO_CODE = Uint8Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? 0xff : 0));
const SCAN = [0xff, 0xda];
/** The checksum of a zlib stream (RFC 1950, 2.2). */
const CHECKSUM_LENGTH = 4;

/** The middle of the only scan, but not between 0xFF and the stuffed zero after it. */
function midScan(jpeg: Uint8Array): number {
  const scan = jpeg.findIndex((byte, at) => byte === SCAN[0] && jpeg[at + 1] === SCAN[1]);
  const middle = Math.floor((scan + jpeg.length) / 2);
  return jpeg[middle - 1] === 0xff ? middle + 1 : middle;
}

const inMidScan = (jpeg: Uint8Array, bytes: Uint8Array) =>
  concat([jpeg.subarray(0, midScan(jpeg)), bytes, jpeg.subarray(midScan(jpeg))]);
const withComment = (jpeg: Uint8Array, secret: string) => aroundJpeg(jpeg, [comment(secret)]);
const withText = (png: Uint8Array, secret: string) => aroundPng(png, [text('Author', secret)]);

/** Broken pictures of both kinds: Chromium shows some as far as it can, and refuses others. */
export const brokenPictures: readonly BrokenPicture[] = [
  {
    name: 'codes that no table has',
    kind: 'jpeg',
    isShown: true,
    of: (jpeg, secret) => inMidScan(withComment(jpeg, secret), NO_CODE),
  },
  {
    name: 'a restart where none belongs',
    kind: 'jpeg',
    isShown: true,
    of: (jpeg, secret) => inMidScan(withComment(jpeg, secret), Uint8Array.of(0xff, 0xd3)),
  },
  {
    name: 'an end in mid-scan',
    kind: 'jpeg',
    isShown: false,
    of: (jpeg, secret) => {
      const told = withComment(jpeg, secret);
      return told.slice(0, midScan(told));
    },
  },
  {
    name: 'a chunk with a name that is none',
    kind: 'png',
    isShown: true,
    of: (png, secret) => aroundPng(png, [chunk('tE1t', secret)]),
  },
  {
    name: 'rows without their checksum',
    kind: 'png',
    isShown: true,
    of: (png, secret) =>
      withText(withData(png, [chunk('IDAT', dataIn(png).subarray(0, -CHECKSUM_LENGTH))]), secret),
  },
  {
    name: 'rows that break off',
    kind: 'png',
    isShown: false,
    of: (png, secret) =>
      withText(withData(png, [chunk('IDAT', dataIn(png).subarray(0, dataIn(png).length / 2))]), secret),
  },
];
