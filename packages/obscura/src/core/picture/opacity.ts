/** So many rows are looked at in one go, so that the values of a large picture are never all in memory. */
const ROWS = 64;
const OPAQUE = 255;

/** Whether nothing can be seen through a picture: its opacity then says nothing. */
export function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  for (let y = 0; y < height; y += ROWS) {
    const { data } = context.getImageData(0, y, width, Math.min(ROWS, height - y));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== OPAQUE) return false;
  }
  return true;
}
