import { sameBytes } from '../bytes';
import { EXIF, exifOf, type Orientation, orientationOf } from '../jpeg/orientation';
import { FileProblem, damaged } from '../problem';
import { type Animation, animationOf, isAnimated } from './animation';
import { type Chunk, chunksOf, isCritical, isSound } from './chunks';
import { type Header, headerOf } from './header';
import { type KeptChunk, keptChunks } from './keep';
import { type Profile, profileOf } from './profile';
import { type Rows, rowsOf, type Stream, streamOf } from './stream';

/** A PNG, separated into what its picture needs and everything else. */
export interface Picture {
  header: Header;
  /** The data of the header's chunk. */
  start: Uint8Array;
  /** Kept chunks in their order; the profile comes between `colour` and `afterPalette`. */
  colour: readonly KeptChunk[];
  profile: Profile | null;
  afterPalette: readonly KeptChunk[];
  /** `null` if each pixel has its own colour. */
  palette: KeptChunk | null;
  orientation: Orientation;
  rows: Rows;
  stream: Stream;
  animation: Animation | null;
  /** Chunks that are removed or changed. */
  others: readonly Chunk[];
  after: Uint8Array;
}

const CRITICAL = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
const COLOUR_SIZE = 3;
/** The size of all rows: 500 million pixels with alpha. More takes longer than a person waits. */
const MOST_INFLATED = 2_000_000_000;
const PALETTE = 3;

function checkCritical(chunks: readonly Chunk[]): void {
  const unknown = chunks.find((chunk) => isCritical(chunk) && !CRITICAL.includes(chunk.type));
  if (unknown) {
    throw new FileProblem(
      `This picture needs “${unknown.type}” to be shown, a part of PNG that is not known here. Nothing was changed.`,
    );
  }
  const headers = chunks.filter(({ type }) => type === 'IHDR').length;
  if (chunks[0]?.type !== 'IHDR' || headers > 1 || !isSound(chunks[0])) {
    throw damaged('no header at the start, or several');
  }
}

/** The palette, cut to the colours that pixels can refer to, as in decoders; other pictures need none. */
function paletteOf(before: readonly Chunk[], { colour, depth }: Header): KeptChunk | null {
  if (colour !== PALETTE) return null;
  const from = before.find(({ type }) => type === 'PLTE');
  const isWhole = from && from.data.length > 0 && from.data.length % COLOUR_SIZE === 0 && isSound(from);
  if (!isWhole) throw damaged('no palette');
  return { from, data: from.data.subarray(0, COLOUR_SIZE * 2 ** depth) };
}

/** The data chunks of the picture: the consecutive ones from the first. */
function pictureData(chunks: readonly Chunk[], first: number): Chunk[] {
  const end = chunks.findIndex(({ type }, index) => index > first && type !== 'IDAT');
  const data = chunks.slice(first, end === -1 ? undefined : end);
  if (!data.every(isSound)) throw damaged('a wrong checksum of picture data');
  return data;
}

/**
 * The orientation in the first Exif chunk (PNG third edition, 11.3.4.5). Browsers read no chunk after the pixels, and
 * none that begins with the prefix of Exif in a JPEG, as some programs write it: these have no effect, and must not get
 * one.
 */
function orientationIn(before: readonly Chunk[]): { from: Chunk | undefined; orientation: Orientation } {
  const from = before.find((chunk) => chunk.type === 'eXIf' && isSound(chunk));
  return { from, orientation: (from && orientationOf(from.data)) ?? 1 };
}

/** The data of an Exif chunk that contains only the orientation. */
export const exifDataOf = (orientation: Orientation) => exifOf(orientation).subarray(EXIF.length);

/** The first valid profile; it has no effect after the palette. */
function profileIn(before: readonly Chunk[], paletteAt: number): Profile | null {
  const inPlace = paletteAt === -1 ? before : before.slice(0, paletteAt);
  const from = inPlace.find((chunk) => chunk.type === 'iCCP' && isSound(chunk));
  return from ? profileOf(from) : null;
}

const isEmptyEnd = ({ type, data }: Chunk) => type === 'IEND' && data.length === 0;

/**
 * Reads a PNG. Throws a `FileProblem` if no decoder shows it completely.
 * @param before a picture that was read before: if the compressed rows are the same, they are not inflated
 * again
 */
export function pictureOf(bytes: Uint8Array, before?: Picture): Picture {
  const { chunks, after } = chunksOf(bytes);
  checkCritical(chunks);
  const start = chunks[0]?.data ?? new Uint8Array();
  const header = headerOf(start);
  const first = chunks.findIndex(({ type }) => type === 'IDAT');
  if (first === -1) throw damaged('no picture data');
  const data = pictureData(chunks, first);
  const rows = rowsOf(header, header.width, header.height);

  const ahead = chunks.slice(0, first);
  const paletteAt = ahead.findIndex(({ type }) => type === 'PLTE');
  const palette = paletteOf(ahead, header);
  const colours = palette ? palette.data.length / COLOUR_SIZE : 0;
  const kept = keptChunks(ahead, paletteAt, { ...header, colours });
  const profile = profileIn(ahead, paletteAt);
  const { from: exif, orientation } = orientationIn(ahead);
  const budget = { left: MOST_INFLATED };
  const stream = streamOf(
    data.map((chunk) => chunk.data),
    rows,
    budget,
    before?.rows.size === rows.size ? before.stream : undefined,
  );
  const animation = animationOf(chunks, header, budget);

  const rewritten: KeptChunk[] = [...kept.colour, ...kept.afterPalette, ...(palette ? [palette] : [])];
  if (exif && orientation > 1) rewritten.push({ from: exif, data: exifDataOf(orientation) });
  const same = rewritten.filter(({ from, data }) => sameBytes(from.data, data)).map(({ from }) => from);
  const stays = new Set([chunks[0], ...data, profile?.from, ...same]);
  return {
    header,
    start,
    ...kept,
    palette,
    profile,
    orientation,
    rows,
    stream,
    animation,
    others: chunks.filter(
      (chunk) => !stays.has(chunk) && !isEmptyEnd(chunk) && !(animation && isAnimated(chunk)),
    ),
    after,
  };
}
