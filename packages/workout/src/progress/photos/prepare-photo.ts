import { hasMetadata } from './jpeg';
import { PhotoError } from './photo-error';

/** A kept photo's longer side has at most so many pixels (specification §9.39). */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** The size of a picture that is made to fit, never larger than it is. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture as it is to be seen: the orientation that a camera noted is applied. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new PhotoError('unreadable', cause);
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new PhotoError('unreadable'));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

function draw(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitted(bitmap.width, bitmap.height, LONGEST_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return toJpeg(canvas);
}

/** A picture as it is kept: a JPEG of at most 1600 px, drawn anew, so that nothing is left of what the file said of place, time or device. */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    return await draw(bitmap);
  } finally {
    bitmap.close();
  }
}

/** An imported picture: the same when it is as photos are kept, else drawn anew. */
export async function preparedPhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
  bitmap.close();
  const isReady = isSmall && !hasMetadata(new Uint8Array(await file.arrayBuffer()));
  return isReady ? file : preparePhoto(file);
}
