import { FileProblem } from '../problem';
import { ENCODING_FAILED } from './canvas';
import { isEncoded } from './read-back';

/** The file of a canvas. Throws a `FileProblem` if the browser fails, or encodes another type or another picture. */
export async function encode(canvas: OffscreenCanvas, type: string, quality: number): Promise<Uint8Array> {
  try {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.type !== type) throw new TypeError(`The browser gave ${blob.type} for ${type}.`);
    const written = await createImageBitmap(blob);
    const isTrue = isEncoded(canvas, written);
    written.close();
    if (!isTrue) throw new TypeError('The browser encoded another picture.');
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new FileProblem(ENCODING_FAILED, { cause });
  }
}
