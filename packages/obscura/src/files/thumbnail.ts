/** Sharp in a row of a list on any screen, in pixels. */
const WIDTH = 256;

let last: Promise<unknown> = Promise.resolve();

/**
 * A small copy of a picture, which the caller closes or gives away. One is drawn after another: so only one picture at a
 * time is in memory at its full size. Rejects where the browser can't show it, or when `signal` says so.
 */
export function thumbnailOf(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  const turn = last.then(() => {
    signal.throwIfAborted();
    return createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  });
  last = turn.catch(() => undefined);
  return turn;
}
