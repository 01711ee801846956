import { normalised, type Pixels, scaledTo, sharpened } from './pixels';
import type { Read } from './read';

/**
 * What is tried where a picture as it is shows no code: small bars are made larger and steeper, and blurred ones
 * smaller. The measures are those that read most of the sample pictures of zxing-cpp (docs/decisions/031).
 */
const RETRIES: readonly ((picture: Pixels) => Pixels)[] = [
  (picture) => sharpened(normalised(scaledTo(picture, 1_600)), 1, 1),
  (picture) => sharpened(normalised(scaledTo(picture, 800)), 4, 3),
  (picture) => sharpened(normalised(scaledTo(picture, 1_000)), 3, 2),
];

/** Reads a picture, and where that finds nothing what can be made of it, up to three times more. */
export async function readWithRetries(
  picture: Pixels,
  read: (pixels: Pixels) => Promise<Read[]>,
): Promise<Read[]> {
  let found = await read(picture);
  for (const retry of RETRIES) {
    if (found.length > 0) break;
    found = await read(retry(picture));
  }
  return found;
}
