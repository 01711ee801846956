/** The header of a picture of each kind that the hub keeps, and nothing behind it. */

const bytes = (...parts: (string | readonly number[])[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part));

/** A number in `length` bytes, the largest first. */
const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
const little = (value: number, length: number) => big(value, length).reverse();

const box = (type: string, ...content: readonly number[][]) => {
  const inside = content.flat();
  return bytes(big(8 + inside.length, 4), type, inside);
};
const ispe = (width: number, height: number) => box('ispe', [0, 0, 0, 0], big(width, 4), big(height, 4));
const heif = (...sizes: readonly (readonly [number, number])[]) => {
  const properties = box('ipco', ...sizes.map(([width, height]) => ispe(width, height)));
  const meta = box('meta', [0, 0, 0, 0], box('hdlr', [0, 0, 0, 0]), box('iprp', properties));
  return bytes(box('ftyp', bytes('heic', [0, 0, 0, 0], 'mif1heic')), meta);
};
const segment = (marker: number, content: readonly number[]) =>
  bytes([0xff, marker], big(content.length + 2, 2), content);
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 1, 1, 17, 0]);
const riff = (...chunk: (string | readonly number[])[]) => bytes('RIFF', little(100, 4), 'WEBP', ...chunk);

type Header = (width: number, height: number) => number[];

const png: Header = (width, height) =>
  bytes('\x89PNG\r\n\x1A\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [16, 2, 0, 0, 0]);

/** The ending of each file, and what makes its header. */
export const HEADERS: Readonly<Record<string, readonly [string, Header]>> = {
  PNG: ['png', png],
  GIF: ['gif', (width, height) => bytes('GIF89a', little(width, 2), little(height, 2), [0, 0, 0])],
  JPEG: [
    'jpg',
    (width, height) =>
      bytes(
        [0xff, 0xd8],
        segment(0xe1, bytes('Exif', Array(60_000).fill(0))),
        segment(0xc4, [0, 1, 2]),
        [0xff],
        frame(0xc0, width, height),
      ),
  ],
  'progressive JPEG': ['jpeg', (width, height) => bytes([0xff, 0xd8], frame(0xc2, width, height))],
  'lossy WebP': [
    'webp',
    (width, height) =>
      riff('VP8 ', little(80, 4), [0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2)),
  ],
  'lossless WebP': [
    'webp',
    (width, height) =>
      riff('VP8L', little(80, 4), [0x2f], little(width - 1 + (height - 1) * 2 ** 14, 4), Array(8).fill(0)),
  ],
  'extended WebP': [
    'webp',
    (width, height) => riff('VP8X', little(10, 4), [0, 0, 0, 0], little(width - 1, 3), little(height - 1, 3)),
  ],
  HEIC: ['heic', (width, height) => heif([512, 512], [width, height], [320, 240])],
  HEIF: ['heif', (width, height) => heif([width, height])],
};

/** A small picture that is kept. */
export const SMALL_PNG = Uint8Array.from(png(8, 8));
