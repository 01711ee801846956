import { viewOf } from '../bytes';
import { type Chunk, isSound } from './chunks';
import type { Header } from './header';

/** What is needed to read a picture's pixels, besides the header. */
interface Surroundings extends Header {
  /** The number of colours in its palette; 0 if it has none. */
  colours: number;
}

/** The data of a chunk as it is kept; `null` if decoders would not accept it. */
type Keep = (data: Uint8Array, picture: Surroundings) => Uint8Array | null;

/** Keeps numbers of so many bytes up to a maximum each: a larger one is no colour, but maybe hidden data. */
const numbers =
  (...kinds: readonly (readonly [count: number, size: 1 | 2 | 4, most: number])[]): Keep =>
  (data) => {
    const view = viewOf(data);
    let at = 0;
    for (const [count, size, most] of kinds) {
      for (let left = count; left > 0; left -= 1, at += size) {
        if (at + size > data.length) return null;
        const value = size === 1 ? view.getUint8(at) : size === 2 ? view.getUint16(at) : view.getUint32(at);
        if (value > most) return null;
      }
    }
    return at === data.length ? data : null;
  };

/** The samples of a pixel in two bytes each, or the index of a colour in its palette (11.3.4.1). */
const background: Keep = (data, picture) => {
  const { colour, depth, colours } = picture;
  if (colour === 3) return numbers([1, 1, colours - 1])(data, picture);
  return numbers([colour === 2 || colour === 6 ? 3 : 1, 2, 2 ** depth - 1])(data, picture);
};

const SIGNIFICANT: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };
/** The number of significant bits of each sample in the original (11.3.2.4). */
const significant: Keep = (data, picture) => {
  const { colour, depth } = picture;
  return numbers([SIGNIFICANT[colour] ?? 0, 1, colour === 3 ? 8 : depth])(data, picture);
};

/** At most as many alpha values as colours, or one transparent colour (PNG third edition, 11.3.1.1). */
const transparency: Keep = (data, { colour, colours }) => {
  if (colour === 3) return data.length > 0 && data.length <= colours ? data : null;
  return data.length === { 0: 2, 2: 6 }[colour] ? data : null;
};

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/**
 * The aspect ratio of a pixel (11.3.4.3), reduced to a ratio. Square pixels need no chunk, and the resolution
 * could identify a scanner or a screen.
 */
const pixelShape: Keep = (data) => {
  if (data.length !== 9) return null;
  const view = viewOf(data);
  const [across, down] = [view.getUint32(0), view.getUint32(4)];
  if (across === down || across === 0 || down === 0) return null;
  const shared = divisor(across, down);
  const shape = new Uint8Array(9);
  viewOf(shape).setUint32(0, across / shared);
  viewOf(shape).setUint32(4, down / shared);
  return shape;
};

/** The code points of ITU-T H.273; the last one is a flag. */
const MOST_CODE = 255;
/** 2, in steps of 1/100,000: the primaries of wide gamuts can be slightly above 1. */
const MOST_CHROMATICITY = 200_000;
/** A gamma of 100, in steps of 1/100,000. */
const MOST_GAMMA = 10_000_000;
/** In steps of 1/50,000. */
const MOST_PRIMARY = 50_000;
/** 10,000 cd/m², the most that SMPTE ST 2084 has, in steps of 1/10,000. */
const MOST_LIGHT = 100_000_000;

/** The chunks before the palette, in the order in which they are written: what colours mean (11.3.2). */
const COLOUR: readonly (readonly [type: string, keep: Keep])[] = [
  ['cICP', numbers([2, 1, MOST_CODE], [2, 1, 1])],
  ['mDCV', numbers([8, 2, MOST_PRIMARY], [2, 4, MOST_LIGHT])],
  ['cLLI', numbers([2, 4, MOST_LIGHT])],
  ['sRGB', numbers([1, 1, 3])],
  ['gAMA', numbers([1, 4, MOST_GAMMA])],
  ['cHRM', numbers([8, 4, MOST_CHROMATICITY])],
  ['sBIT', significant],
];

/** The chunks after the palette: transparency, the background of some viewers, the shape of pixels. */
const AFTER_PALETTE: readonly (readonly [type: string, keep: Keep])[] = [
  ['tRNS', transparency],
  ['bKGD', background],
  ['pHYs', pixelShape],
];

/** A chunk of the file, and the data that is written for it. */
export interface KeptChunk {
  from: Chunk;
  data: Uint8Array;
}

function firstKept(chunks: readonly Chunk[], type: string, keep: Keep, picture: Surroundings): KeptChunk[] {
  const from = chunks.find((chunk) => chunk.type === type);
  const data = from && isSound(from) ? keep(from.data, picture) : null;
  return from && data ? [{ from, data }] : [];
}

/**
 * The chunks that affect how pixels are shown, as decoders read them: the first of each type, with a correct
 * checksum, at its required position. Times, texts and unknown chunks are not among them.
 * @param before the chunks before the picture's data
 * @param palette the index of the palette among them, -1 for none
 */
export function keptChunks(
  before: readonly Chunk[],
  palette: number,
  picture: Surroundings,
): { colour: KeptChunk[]; afterPalette: KeptChunk[] } {
  const first = palette === -1 ? before : before.slice(0, palette);
  const second = palette === -1 ? before : before.slice(palette);
  return {
    colour: COLOUR.flatMap(([type, keep]) => firstKept(first, type, keep, picture)),
    afterPalette: [
      ...AFTER_PALETTE.slice(0, 2).flatMap(([type, keep]) => firstKept(second, type, keep, picture)),
      ...firstKept(before, 'pHYs', pixelShape, picture),
    ],
  };
}
