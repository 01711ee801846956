import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readWithRetries } from '../scan/attempts';
import { allFound } from '../scan/formats';
import { toGrey } from '../scan/pixels';
import type { Found, Read } from '../scan/read';
import { readPicture } from '../scan/zxing';

/** Loads the reader into Node. */
export async function prepareReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
}

/** The codes in a picture, with the retries; a browser decodes pictures with a canvas instead. */
export async function readSample(path: string): Promise<Read[]> {
  const { data, info } = await sharp(path)
    .rotate()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return readWithRetries(toGrey(pixels), readPicture);
}

/** The same, as codes of cards. */
export async function findInSample(path: string): Promise<Found[]> {
  return allFound(await readSample(path));
}
