import { FileProblem } from '../problem';
import { contextOf, ENCODING_FAILED } from './canvas';
import { encode } from './encode';
import { decode, type Encoded, MIME_TYPES, TOO_LARGE_TO_DRAW } from './decode';
import { isBeyondSrgb } from './gamut';
import { type Drawing, qualityOf, resized } from './plan';
import { canvasReadsTrue, isDrawn } from './read-back';
import { drawWatermark } from './watermark';

/** The most pixels that are drawn: the decoded picture is in memory as well. */
const MAX_PIXELS = 2 ** 26;

/**
 * Redraws a picture: upright, as the options say, without anything else from the file. Between the steps,
 * `reach` is called with the part that is done, from 0 to 1; it may throw to stop the work. Throws a
 * `FileProblem` if the browser can't decode, draw or encode the picture.
 */
export async function redraw(
  picture: Encoded,
  { resize, watermark }: Drawing,
  reach: (share: number) => void,
): Promise<Uint8Array> {
  const bitmap = await decode(picture);
  try {
    reach(0.4);
    const size = resize ? resized(bitmap) : { width: bitmap.width, height: bitmap.height };
    if (size.width * size.height > MAX_PIXELS) throw new FileProblem(TOO_LARGE_TO_DRAW);
    const context = contextOf(size, { colorSpace: isBeyondSrgb(bitmap) ? 'display-p3' : 'srgb' });
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    if (!canvasReadsTrue() || !isDrawn(bitmap, context.canvas)) throw new FileProblem(ENCODING_FAILED);
    if (watermark !== null) drawWatermark(context, size, watermark);
    reach(0.6);
    return await encode(context.canvas, MIME_TYPES[picture.kind], qualityOf(bitmap, size));
  } finally {
    bitmap.close();
  }
}
