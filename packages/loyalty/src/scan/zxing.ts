import { type ReaderOptions, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { ZXING_FORMATS } from './formats';
import { type ColourPixels, type Pixels, toColour } from './pixels';
import type { Read } from './read';

/** The maximum number of codes in one picture. */
const MOST_CODES = 8;

const COMMON: ReaderOptions = {
  formats: [...ZXING_FORMATS],
  maxNumberOfSymbols: MOST_CODES,
  textMode: 'Plain',
  tryHarder: true,
};

/** A picture is read only once, so bars must be the same in four scan lines: with two, misreads pass. */
const PICTURE: ReaderOptions = { ...COMMON, minLineCount: 4 };

function toRead({ format, text, bytes, extra, contentType }: ReadResult): Read {
  const { UPCE: upce = null } = JSON.parse(extra === '' ? '{}' : extra) as { UPCE?: string };
  return { format, text, bytes, upce, isGs1: contentType === 'GS1' };
}

async function readPixels(pixels: ColourPixels, options: ReaderOptions): Promise<Read[]> {
  const results = await readBarcodes(pixels as ImageData, options);
  return results.filter(({ isValid }) => isValid).map(toRead);
}

/** All codes in a camera picture. */
export function readFrame(pixels: ColourPixels): Promise<Read[]> {
  return readPixels(pixels, COMMON);
}

/** All codes in a chosen picture. */
export function readPicture(picture: Pixels): Promise<Read[]> {
  return readPixels(toColour(picture), PICTURE);
}
