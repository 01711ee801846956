import { normalised, type Pixels, scaledTo, sharpened } from './pixels';
import type { Read } from './read';

/**
 * The retries for a picture in which no code was found: small bars are enlarged and sharpened, and blurred
 * ones reduced. These parameters read the most sample pictures of zxing-cpp (docs/decisions/031).
 */
const RETRIES: readonly ((picture: Pixels) => Pixels)[] = [
  (picture) => sharpened(normalised(scaledTo(picture, 1_600)), 1, 1),
  (picture) => sharpened(normalised(scaledTo(picture, 800)), 4, 3),
  (picture) => sharpened(normalised(scaledTo(picture, 1_000)), 3, 2),
];

/** Reads a picture; if that finds nothing, reads up to three processed versions of it. */
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
