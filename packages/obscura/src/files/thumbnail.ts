/** A width in pixels that is sharp in a list row on any screen. */
const WIDTH = 256;

let last: Promise<unknown> = Promise.resolve();

/**
 * A small copy of a picture, which the caller closes or hands over. Pictures are drawn one by one, so that
 * only one is in memory at full size. Rejects if the browser can't show it, or when `signal` aborts.
 */
export function thumbnailOf(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  const turn = last.then(() => {
    signal.throwIfAborted();
    return createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  });
  last = turn.catch(() => undefined);
  return turn;
}
