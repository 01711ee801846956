/** A greyscale picture: one byte per pixel, row by row; 0 is black. */
export interface Pixels {
  width: number;
  height: number;
  grey: Uint8ClampedArray;
}

/** A picture from a canvas: four bytes per pixel. */
export interface ColourPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const WHITE = 255;

/** The luma of each pixel (ITU-R BT.601); transparent pixels are blended with white. */
export function toGrey({ width, height, data }: ColourPixels): Pixels {
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4) {
    const brightness = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    const opacity = (data[at + 3] ?? 0) / WHITE;
    grey[pixel] = brightness * opacity + WHITE * (1 - opacity);
  }
  return { width, height, grey };
}

/** A greyscale picture with four bytes per pixel, which the reader needs. */
export function toColour({ width, height, grey }: Pixels): ColourPixels {
  const data = new Uint8ClampedArray(grey.length * 4);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4) {
    const brightness = grey[pixel] ?? 0;
    data[at] = brightness;
    data[at + 1] = brightness;
    data[at + 2] = brightness;
    data[at + 3] = WHITE;
  }
  return { width, height, data };
}

/** The brightness below which a share (0 to 1) of the pixels is. */
function quantile(counts: Uint32Array, total: number, share: number): number {
  let below = 0;
  for (let brightness = 0; brightness < counts.length; brightness += 1) {
    below += counts[brightness] ?? 0;
    if (below > total * share) return brightness;
  }
  return WHITE;
}

/** The share of pixels at each end that is ignored, for highlights and dark corners. */
const OUTLIERS = 0.01;

/** Stretches the brightness to the whole range from black to white. */
export function normalised(picture: Pixels): Pixels {
  const { grey } = picture;
  const counts = new Uint32Array(256);
  for (const brightness of grey) counts[brightness] = (counts[brightness] ?? 0) + 1;
  const darkest = quantile(counts, grey.length, OUTLIERS);
  const range = Math.max(1, quantile(counts, grey.length, 1 - OUTLIERS) - darkest);
  return { ...picture, grey: grey.map((brightness) => ((brightness - darkest) * WHITE) / range) };
}

/** The mean of each pixel and its neighbours in a row, `step` apart: a box filter of 2 × `radius` + 1. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  line: { start: number; step: number; length: number },
  radius: number,
) {
  const { start, step, length } = line;
  const at = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < length; index += 1) {
    to[start + index * step] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
}

function blurred({ width, height, grey }: Pixels, radius: number): Float32Array {
  const rows = new Float32Array(grey.length);
  const both = new Float32Array(grey.length);
  const source = Float32Array.from(grey);
  for (let y = 0; y < height; y += 1)
    blurLine(source, rows, { start: y * width, step: 1, length: width }, radius);
  for (let x = 0; x < width; x += 1) blurLine(rows, both, { start: x, step: width, length: height }, radius);
  return both;
}

/** Sharpens edges: each pixel moves away from the mean around it, by `strength` times the difference. */
export function sharpened(picture: Pixels, radius: number, strength: number): Pixels {
  const means = blurred(picture, radius);
  const grey = picture.grey.map(
    (brightness, pixel) => brightness + strength * (brightness - (means[pixel] ?? 0)),
  );
  return { ...picture, grey };
}

/** The picture scaled to a longer side of `side` pixels, with bilinear interpolation. */
export function scaledTo(picture: Pixels, side: number): Pixels {
  const factor = side / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const grey = new Uint8ClampedArray(width * height);
  const columns = Array.from({ length: width }, (_, x) => between(x, width, picture.width));
  const at = (row: number, column: number) => picture.grey[row * picture.width + column] ?? 0;
  for (let y = 0; y < height; y += 1) {
    const row = between(y, height, picture.height);
    for (const [x, column] of columns.entries()) {
      const mixed = (line: number) =>
        at(line, column.first) * (1 - column.share) + at(line, column.second) * column.share;
      grey[y * width + x] = mixed(row.first) * (1 - row.share) + mixed(row.second) * row.share;
    }
  }
  return { width, height, grey };
}

/** The two pixels of the source line around a pixel of the target line, and the second's weight. */
function between(index: number, to: number, from: number) {
  const exact = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / to - 0.5));
  const first = Math.floor(exact);
  return { first, second: Math.min(from - 1, first + 1), share: exact - first };
}
