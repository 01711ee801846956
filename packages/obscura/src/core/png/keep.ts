import { viewOf } from '../bytes';
import { type Chunk, isSound } from './chunks';
import type { Header } from './header';

/** What a picture's pixels are read by, besides the header. */
interface Surroundings extends Header {
  /** How many colours its palette has; 0 where it has none. */
  colours: number;
}

/** The data of a chunk as it is kept, `null` for what decoders would not take. */
type Keep = (data: Uint8Array, picture: Surroundings) => Uint8Array | null;

const ofLength =
  (length: number): Keep =>
  (data) =>
    data.length === length ? data : null;

const byColour =
  (lengths: Readonly<Record<number, number>>): Keep =>
  (data, { colour }) =>
    data.length === lengths[colour] ? data : null;

/** As many alphas as colours at most, or one colour that is seen through (PNG third edition, 11.3.1.1). */
const transparency: Keep = (data, { colour, colours }) => {
  if (colour === 3) return data.length > 0 && data.length <= colours ? data : null;
  return byColour({ 0: 2, 2: 6 })(data, { colour } as Surroundings);
};

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/**
 * How wide a pixel is for its height (11.3.4.3), as a ratio alone. Square pixels need no chunk, and the resolution
 * would tell of a scanner or a screen.
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

/** What stands before the palette, in the order in which it is written: what colours mean (11.3.2). */
const COLOUR: readonly (readonly [type: string, keep: Keep])[] = [
  ['cICP', ofLength(4)],
  ['mDCV', ofLength(24)],
  ['cLLI', ofLength(8)],
  ['sRGB', (data) => (data.length === 1 && (data[0] ?? 0) <= 3 ? data : null)],
  ['gAMA', (data) => (data.length === 4 && viewOf(data).getUint32(0) > 0 ? data : null)],
  ['cHRM', ofLength(32)],
  ['sBIT', byColour({ 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 })],
];

/** What stands after the palette: transparency, the colour that some viewers show behind it, the shape of pixels. */
const AFTER_PALETTE: readonly (readonly [type: string, keep: Keep])[] = [
  ['tRNS', transparency],
  ['bKGD', byColour({ 0: 2, 2: 6, 3: 1, 4: 2, 6: 6 })],
  ['pHYs', pixelShape],
];

/** A chunk of the file, and what of it is written. */
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
 * The chunks that say how the pixels are shown, as decoders take them: the first of each kind, with a true checksum,
 * where it must stand. Times of no picture, texts and all unknown chunks are not among them.
 * @param before the chunks before the picture's data
 * @param palette where the palette stands among them, -1 for none
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
