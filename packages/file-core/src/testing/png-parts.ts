import { crc32, deflateSync } from 'node:zlib';
import sharp, { type PngOptions } from 'sharp';
import { concat, latin1, viewOf } from '../bytes';

const SIGNATURE_LENGTH = 8;
const HEADER_END = 33;
const END_LENGTH = 12;

const [WIDTH, HEIGHT] = [61, 43];

const bytesOf = (part: string | Uint8Array) => (typeof part === 'string' ? latin1(part) : part);

export const zlib = (data: string | Uint8Array) => new Uint8Array(deflateSync(bytesOf(data)));
export const long = (number: number) =>
  Uint8Array.of(number >>> 24, (number >> 16) & 255, (number >> 8) & 255, number & 255);

/** A chunk with its checksum. */
export function chunk(type: string, ...data: readonly (string | Uint8Array)[]): Uint8Array {
  const content = concat([latin1(type), ...data.map(bytesOf)]);
  return concat([long(content.length - 4), content, long(crc32(content))]);
}

/** The same chunk with a wrong checksum. */
export function broken(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}

/** The chunks of a picture one by one, without the signature. */
export function chunksIn(png: Uint8Array): { type: string; data: Uint8Array; whole: Uint8Array }[] {
  const chunks = [];
  let at = SIGNATURE_LENGTH;
  while (at < png.length) {
    const end = at + 12 + viewOf(png).getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** The compressed rows of a picture. */
export const dataIn = (png: Uint8Array) =>
  concat(chunksIn(png).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));

/** The picture with chunks after its header, others before its end, and bytes after it. */
export function around(
  png: Uint8Array,
  first: readonly Uint8Array[],
  last: readonly Uint8Array[] = [],
  after: Uint8Array = new Uint8Array(),
): Uint8Array {
  const [head, end] = [png.subarray(0, HEADER_END), png.subarray(-END_LENGTH)];
  return concat([head, ...first, png.subarray(HEADER_END, -END_LENGTH), ...last, end, after]);
}

/** The picture with other data chunks. */
export function withData(png: Uint8Array, data: readonly Uint8Array[]): Uint8Array {
  const others = chunksIn(png).filter(({ type }) => type !== 'IDAT');
  const end = others.findIndex(({ type }) => type === 'IEND');
  const wholes = others.map(({ whole }) => whole);
  return concat([png.subarray(0, SIGNATURE_LENGTH), ...wholes.slice(0, end), ...data, ...wholes.slice(end)]);
}

/** The picture without the resolution that libvips writes. */
const bare = (png: Uint8Array) =>
  concat([
    png.subarray(0, SIGNATURE_LENGTH),
    ...chunksIn(png).flatMap(({ type, whole }) => (type === 'pHYs' ? [] : [whole])),
  ]);

/** A picture with edges, gradients and noise, always the same, as libvips writes it. */
export async function picture(
  options: PngOptions & { alpha?: boolean; space?: string } = {},
): Promise<Uint8Array> {
  const { alpha = false, space = 'srgb', ...png } = options;
  const channels = alpha ? 4 : 3;
  const deep = /16$/.test(space);
  const samples = Array.from({ length: channels * WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [Math.floor(index / channels) % WIDTH, Math.floor(index / channels / WIDTH)];
    const sample = (x * (3 + (index % 3)) + ((x ^ y) & 8) * 11 + ((index * 7919) % 23)) & 255;
    return deep ? sample * 256 + ((index * 31) % 256) : sample;
  });
  const pixels = deep ? Uint16Array.from(samples) : Uint8Array.from(samples);
  const made = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } });
  return bare(new Uint8Array(await made.toColourspace(space).png(png).toBuffer()));
}

/**
 * A picture made by hand, in depths that libvips does not write: rows of any bytes, each with a filter type.
 */
export function drawn(
  depth: number,
  colour: number,
  samples: number,
  first: readonly Uint8Array[] = [],
): Uint8Array {
  const row = Math.ceil((WIDTH * depth * samples) / 8);
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Uint8Array.from({ length: row + 1 }, (_, index) => (index === 0 ? y % 5 : (index * 37 + y * 11) & 255)),
  );
  const header = chunk('IHDR', long(WIDTH), long(HEIGHT), Uint8Array.of(depth, colour, 0, 0, 0));
  return concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    header,
    ...first,
    chunk('IDAT', zlib(concat(rows))),
    chunk('IEND'),
  ]);
}

/** A palette in which all colours differ. */
export const palette = (colours: number) =>
  chunk(
    'PLTE',
    Uint8Array.from({ length: 3 * colours }, (_, index) => (index * 29) & 255),
  );

export const text = (keyword: string, value: string) => chunk('tEXt', `${keyword}\0${value}`);
export const compressedText = (keyword: string, value: string) =>
  chunk('zTXt', `${keyword}\0\0`, zlib(value));
export const internationalText = (keyword: string, value: string) =>
  chunk('iTXt', `${keyword}\0\0\0en\0\0${value}`);
export const compressedInternationalText = (keyword: string, value: string) =>
  chunk('iTXt', `${keyword}\0\x01\0en\0\0`, zlib(value));

/** A block in ImageMagick's notation: hexadecimal digits, here in one line, after its type and length. */
export function rawProfile(kind: string, block: Uint8Array): Uint8Array {
  const digits = Buffer.from(block).toString('hex');
  return compressedText(
    `Raw profile type ${kind}`,
    `\n${kind}\n${String(block.length).padStart(8)}\n${digits}\n`,
  );
}

function control(number: number, side: number, place: number): Uint8Array {
  return chunk('fcTL', ...[number, side, side, place, place].map(long), Uint8Array.of(0, 1, 0, 10, 0, 0));
}

/**
 * An animation of three coloured frames, with chunks between them; optionally, the static image is the first
 * frame.
 */
export async function animation(
  isPictureFirst: boolean,
  between: readonly Uint8Array[],
): Promise<Uint8Array> {
  const frame = async (side: number, background: string) => {
    const plain = sharp({ create: { width: side, height: side, channels: 4, background } });
    return bare(new Uint8Array(await plain.png().toBuffer()));
  };
  const still = await frame(32, 'teal');
  const second = dataIn(await frame(16, 'navy'));
  const third = dataIn(await frame(32, 'gold'));
  const first = [
    chunk('acTL', long(isPictureFirst ? 3 : 2), long(0)),
    ...(isPictureFirst ? [control(0, 32, 0)] : []),
  ];
  const from = isPictureFirst ? 1 : 0;
  return around(still, first, [
    control(from, 16, 8),
    chunk('fdAT', long(from + 1), second.subarray(0, 20)),
    ...between,
    chunk('fdAT', long(from + 2), second.subarray(20)),
    control(from + 3, 32, 0),
    chunk('fdAT', long(from + 4), third, 'SECRET-frame-rest'),
  ]);
}
