import { latin1, viewOf } from '../bytes';
import { DAMAGED, FileProblem, TOO_LARGE } from '../problem';
import { crcOf } from './crc';

/** What each PNG begins with (PNG third edition, 5.2). */
export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** One part of a PNG. */
export interface Chunk {
  /** Four letters. */
  type: string;
  data: Uint8Array;
  /** The checksum that the file has for it. */
  crc: number;
}

/** A PNG taken apart, from its start to the end of its picture. */
export interface Chunks {
  chunks: readonly Chunk[];
  /** What stands after the end of the picture. */
  after: Uint8Array;
}

/** Length, type and checksum. */
const FRAME = 12;
/** More than any picture needs; keeps the work on a hostile file small. */
const MOST_CHUNKS = 500_000;
const LONGEST = 2 ** 31 - 1;

/** Whether a picture can't be shown without it (5.4): its first letter is a capital. */
export const isCritical = ({ type }: Chunk) => /^[A-Z]/.test(type);

/** Whether it is as it was written. */
export const isSound = ({ type, data, crc }: Chunk) => crcOf([latin1(type), data]) === crc;

function chunkAt(bytes: Uint8Array, view: DataView, at: number): Chunk | null {
  if (at + FRAME > bytes.length) return null;
  const length = view.getUint32(at);
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  const end = at + 8 + length;
  if (length > LONGEST || end + 4 > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return null;
  return { type, data: bytes.subarray(at + 8, end), crc: view.getUint32(end) };
}

/**
 * The chunks up to the end of the picture. A file that breaks off behind the picture's own data ends there, as it does
 * for decoders; throws a `FileProblem` for one that breaks off earlier.
 */
export function chunksOf(bytes: Uint8Array): Chunks {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  let hasData = false;
  while (chunks.at(-1)?.type !== 'IEND') {
    const chunk = chunkAt(bytes, view, at);
    if (!chunk && hasData) break;
    if (!chunk) throw new FileProblem(DAMAGED, { cause: `no chunk at ${at}` });
    if (chunks.length === MOST_CHUNKS) throw new FileProblem(TOO_LARGE, { cause: 'too many chunks' });
    chunks.push(chunk);
    hasData ||= chunk.type === 'IDAT';
    at += FRAME + chunk.data.length;
  }
  return { chunks, after: bytes.subarray(at) };
}

/** A chunk as it is written, its data in as many pieces as it comes. */
export function writtenChunk(type: string, data: readonly Uint8Array[] = []): Uint8Array[] {
  const name = latin1(type);
  const head = new Uint8Array(8);
  const length = data.reduce((sum, part) => sum + part.length, 0);
  if (length > LONGEST) throw new FileProblem(TOO_LARGE, { cause: `a chunk of ${length} bytes` });
  viewOf(head).setUint32(0, length);
  head.set(name, 4);
  const tail = new Uint8Array(4);
  viewOf(tail).setUint32(0, crcOf([name, ...data]));
  return [head, ...data, tail];
}
