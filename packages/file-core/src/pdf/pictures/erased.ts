import { type PDFDict, PDFRawStream } from '../pdf-lib';
import { sameBytes } from '../../bytes';
import { FileProblem } from '../../problem';
import { type Filter, filtersOf, unpacked } from '../file/filters';
import type { Budget } from '../file/limits';
import { nameFor } from '../names';
import { type Resolve, numberOf } from '../values';
import { packsData } from './clean-picture';
import { rowsOf } from './size';

/** Larger pictures are not looked through, in bytes. */
const MOST = 2 ** 26;
/** The most bytes behind the data of a picture. */
const PADDING = 2 ** 12;
/** The part of the pixels that has to hold other colours than the first: programs soften edges with a few. */
const LEAST = 0.01;

/** The pixels of a picture with a byte for each sample. */
interface Samples {
  width: number;
  height: number;
  /** The samples of a pixel. */
  count: number;
  data: Uint8Array;
}

/** What pictures are looked through with. */
export interface Look {
  resolve: Resolve;
  /** What all pictures of the document may unpack to together; more of them are not looked through. */
  budget: Budget;
}

/** What the filters give, unless it is more than `most` bytes, or than the document has left. */
function unpackedOrNull(bytes: Uint8Array, filters: readonly Filter[], most: number, look: Look) {
  try {
    return unpacked(bytes, filters, look.resolve, most, look.budget);
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}

/** The samples of a picture; `null` if it is coded, has no byte for each, or is too large. */
function samplesOf(dict: PDFDict, bytes: Uint8Array, look: Look): Samples | null {
  const { resolve } = look;
  const number = (key: string) => numberOf(resolve(dict.get(nameFor(key)))) ?? 0;
  const [width, height] = [number('Width'), number('Height')];
  const rows = rowsOf(dict, resolve);
  const size = rows ? rows.count * rows.length : 0;
  const filters = filtersOf(dict, resolve);
  const isPlain = number('BitsPerComponent') === 8 && filters.every(packsData);
  if (!rows || !isPlain || !(width > 0) || size > MOST) return null;
  // With the filter types of its rows, and a little more.
  const data = unpackedOrNull(bytes, filters, 2 * size + PADDING, look);
  return data && { width, height, count: rows.length / width, data };
}

/**
 * Whether a picture holds colours where its mask lets nothing be seen of it, which programs leave that erase a background. It
 * is not known of coded pictures.
 * @param bytes the data of the picture, as its filters in `dict` unpack it
 */
export function holdsErased(dict: PDFDict, bytes: Uint8Array, look: Look): boolean {
  const mask = look.resolve(dict.get(nameFor('SMask')));
  // A matte is mixed into the colours, so that they are known where nothing is seen.
  if (!(mask instanceof PDFRawStream) || mask.dict.has(nameFor('Matte')) || mask.dict.has(nameFor('Decode')))
    return false;
  const picture = samplesOf(dict, bytes, look);
  const opacity = picture && samplesOf(mask.dict, mask.contents, look);
  if (!opacity || opacity.count !== 1) return false;
  return (
    opacity.width === picture.width && opacity.height === picture.height && isErased(picture, opacity.data)
  );
}

function isErased({ width, height, count, data }: Samples, opacity: Uint8Array): boolean {
  const first = opacity.indexOf(0);
  if (first === -1) return false;
  const colourAt = (pixel: number) => data.subarray(pixel * count, (pixel + 1) * count);
  let others = 0;
  for (let pixel = first; pixel < width * height; pixel += 1) {
    if (opacity[pixel] === 0 && !sameBytes(colourAt(pixel), colourAt(first))) others += 1;
  }
  return others > LEAST * width * height;
}
