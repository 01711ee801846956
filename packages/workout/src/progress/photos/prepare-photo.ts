import { loadPictures } from '@hub/tool-kit';
import { hasMetadata } from './jpeg';
import { PhotoError } from './photo-error';

type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** Returns the result of `run` for a decoded picture. Throws a `PhotoError` if it can't be read or drawn. */
async function withPicture<Result>(
  file: Blob,
  run: (bitmap: ImageBitmap, pictures: Pictures) => Result | Promise<Result>,
): Promise<Result> {
  try {
    const pictures = await loadPictures();
    const bitmap = await pictures.decodePicture(file);
    try {
      return await run(bitmap, pictures);
    } finally {
      bitmap.close();
    }
  } catch (cause) {
    throw new PhotoError('unreadable', cause);
  }
}

/** A picture as it is stored: a JPEG of at most 1600 px that reveals neither place nor time nor device. */
export function preparePhoto(file: Blob): Promise<Blob> {
  return withPicture(file, (bitmap, { redrawn }) => redrawn(bitmap));
}

/** An imported picture: unchanged if it already has the stored form, otherwise encoded again. */
export async function preparedPhoto(file: Blob): Promise<Blob> {
  const isSmall = await withPicture(
    file,
    ({ width, height }, { LONGEST_SIDE }) => Math.max(width, height) <= LONGEST_SIDE,
  );
  const isReady = isSmall && !hasMetadata(new Uint8Array(await file.arrayBuffer()));
  return isReady ? file : preparePhoto(file);
}
