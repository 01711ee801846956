/** The longer side of a re-encoded picture, in pixels at most (specification §9.39). */
export const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** The size of a picture scaled down to fit; never larger than the original. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The decoded picture in its right orientation (EXIF). Rejects if it can't be decoded. */
export function decodePicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The canvas gave no picture.'));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

/** Draws a picture on a white canvas: a JPEG has no transparency, so transparent parts would turn black. */
export function drawOn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

/** Re-encodes a picture as a JPEG of at most 1600 px; only its pixels remain, no metadata. */
export function redrawn(bitmap: ImageBitmap): Promise<Blob> {
  return toJpeg(drawOn(bitmap, fitted(bitmap.width, bitmap.height, LONGEST_SIDE)).canvas);
}
