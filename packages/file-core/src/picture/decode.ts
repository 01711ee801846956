import { FileProblem } from '../problem';
import type { Kind } from '../report';
import type { Header } from './header';
import type { Size } from './plan';

/** The most pixels that are decoded: half a gigabyte. The largest phone pictures have 108 million. */
const MAX_PIXELS = 2 ** 27;

/** Each message names the way out: without redrawing, files of any size can be cleaned anywhere. */
const NO_CANVAS =
  'Pictures can’t be drawn here, only in a browser. Without Resize and Watermark this one can be cleaned.';
const NOT_SHOWN =
  'This browser can’t show the picture, so it can’t redraw it. Without Resize and Watermark it can be cleaned.';
export const TOO_LARGE_TO_DRAW =
  'This picture is too large to be redrawn. Without Resize and Watermark it can be cleaned.';

/** The media types of the kinds of files. */
export const MIME_TYPES: Readonly<Record<Kind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** A picture to decode: its file, and the header that describes its pixels. */
export interface Encoded {
  bytes: Uint8Array;
  kind: Kind;
  header: Header | null;
}

/**
 * Decodes the picture as the browser shows it: with its orientation applied, in its own colours. The caller
 * closes it. Throws a `FileProblem` if it is too large, if the browser can't show it, or outside a browser.
 */
export async function decode({ bytes, kind, header }: Encoded): Promise<ImageBitmap> {
  if (!('OffscreenCanvas' in globalThis)) throw new FileProblem(NO_CANVAS);
  if (!header) throw new FileProblem(NOT_SHOWN);
  if (header.width * header.height > MAX_PIXELS) throw new FileProblem(TOO_LARGE_TO_DRAW);
  try {
    return await createImageBitmap(new Blob([bytes as BlobPart], { type: MIME_TYPES[kind] }), {
      imageOrientation: 'from-image',
    });
  } catch (cause) {
    throw new FileProblem(NOT_SHOWN, { cause });
  }
}

/** The size of a picture as the browser shows it; `null` if it can't. */
export async function drawnSize(picture: Encoded): Promise<Size | null> {
  try {
    const bitmap = await decode(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch (error) {
    if (error instanceof FileProblem) return null;
    throw error;
  }
}
