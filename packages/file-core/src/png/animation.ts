import { viewOf } from '../bytes';
import { damaged } from '../problem';
import { type Chunk, isSound, writtenChunk } from './chunks';
import type { Header } from './header';
import { type Rows, rowsOf, type Stream, streamOf, writtenStream } from './stream';
import type { Budget } from './zlib';

/** One frame of an animation. */
export interface Frame {
  /** The frame control without its sequence number: size, position, delay, and how it is drawn. */
  control: Uint8Array;
  rows: Rows;
  /** `null` if the frame is the static image itself. */
  stream: Stream | null;
}

/** The animation of a picture (PNG third edition, 11.3.6). */
export interface Animation {
  /** The number of plays, as it is stored. */
  plays: Uint8Array;
  frames: readonly Frame[];
}

const CONTROL_LENGTH = 8;
const FRAME_CONTROL_LENGTH = 26;
const SEQUENCE = 4;
const MOST_DISPOSES = 2;
const MOST_BLENDS = 1;

const ANIMATED = ['acTL', 'fcTL', 'fdAT'];

/** The rows of a frame, which must be inside the picture (11.3.6.2). */
function frameRows(control: Uint8Array, header: Header, isPicture: boolean): Rows {
  const view = viewOf(control);
  const [width = 0, height = 0, left = 0, top = 0] = [0, 4, 8, 12].map((at) => view.getUint32(at));
  const isWithin = width > 0 && height > 0 && left + width <= header.width && top + height <= header.height;
  const isDrawn = view.getUint8(20) <= MOST_DISPOSES && view.getUint8(21) <= MOST_BLENDS;
  if (!isWithin || !isDrawn || (isPicture && (width !== header.width || height !== header.height))) {
    throw damaged('a frame that lies outside of the picture');
  }
  return rowsOf(header, width, height);
}

interface Part {
  control: Uint8Array;
  data: Uint8Array[];
  isPicture: boolean;
}

/** The frame controls, each with the data that follows it; their sequence numbers must count up from zero. */
function partsOf(chunks: readonly Chunk[]): Part[] {
  const parts: Part[] = [];
  let number = 0;
  let isBefore = true;
  for (const chunk of chunks) {
    isBefore &&= chunk.type !== 'IDAT';
    if (chunk.type !== 'fcTL' && chunk.type !== 'fdAT') continue;
    const isLong =
      chunk.type === 'fcTL' ? chunk.data.length === FRAME_CONTROL_LENGTH : chunk.data.length >= SEQUENCE;
    if (!isLong || !isSound(chunk) || viewOf(chunk.data).getUint32(0) !== number)
      throw damaged('a frame out of order');
    number += 1;
    const rest = chunk.data.subarray(SEQUENCE);
    const last = parts.at(-1);
    if (chunk.type === 'fcTL') parts.push({ control: rest, data: [], isPicture: isBefore });
    else if (last && !last.isPicture) last.data.push(rest);
    else throw damaged('data of no frame');
  }
  return parts;
}

/**
 * The animation of a picture; `null` for a static picture. Throws a `FileProblem` if its frames are damaged,
 * or inflate to more than the budget.
 */
export function animationOf(chunks: readonly Chunk[], header: Header, budget: Budget): Animation | null {
  const start = chunks.findIndex(({ type }) => type === 'acTL');
  const control = chunks[start];
  const isBefore = start !== -1 && start < chunks.findIndex(({ type }) => type === 'IDAT');
  if (!control || !isBefore || control.data.length !== CONTROL_LENGTH || !isSound(control)) return null;
  const frames = partsOf(chunks).map(({ control, data, isPicture }, index): Frame => {
    if (isPicture && index > 0) throw damaged('two controls of the picture');
    const rows = frameRows(control, header, isPicture);
    return { control, rows, stream: isPicture ? null : streamOf(data, rows, budget) };
  });
  return frames.length > 0 ? { plays: control.data.subarray(4), frames } : null;
}

/** Whether a chunk belongs to an animation. */
export const isAnimated = ({ type }: Chunk) => ANIMATED.includes(type);

function numbered(number: number): Uint8Array {
  const bytes = new Uint8Array(SEQUENCE);
  viewOf(bytes).setUint32(0, number);
  return bytes;
}

/** The chunks of an animation, split into those before the picture's data and those after it. */
export function writtenAnimation({ plays, frames }: Animation): {
  before: Uint8Array[];
  after: Uint8Array[];
} {
  const before = [writtenChunk('acTL', [numbered(frames.length), plays])];
  const after: Uint8Array[][] = [];
  let number = 0;
  for (const { control, rows, stream } of frames) {
    (stream ? after : before).push(writtenChunk('fcTL', [numbered(number), control]));
    number += 1;
    if (!stream) continue;
    after.push(writtenChunk('fdAT', [numbered(number), ...writtenStream(stream, rows)]));
    number += 1;
  }
  return { before: before.flat(), after: after.flat() };
}
