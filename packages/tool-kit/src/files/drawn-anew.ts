/** The longer side of a picture that is drawn anew has at most so many pixels (specification §9.39). */
export const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** The size of a picture that is made to fit, never larger than it is. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture as it is to be seen: the orientation that a camera noted is applied. Rejects where it can't be read. */
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

/** A picture on a white canvas of that size: a JPEG has no transparency, and what is clear would turn black. */
export function drawOn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

/** A decoded picture as a JPEG of at most 1600 px, of which nothing but its pixels is left. */
export function drawnAnew(bitmap: ImageBitmap): Promise<Blob> {
  return toJpeg(drawOn(bitmap, fitted(bitmap.width, bitmap.height, LONGEST_SIDE)).canvas);
}
