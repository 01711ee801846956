import { latin1, totalLength, viewOf } from '../bytes';
import { FileProblem, TOO_LARGE, damaged } from '../problem';
import { crcOf } from './crc';

/** The start of every PNG (PNG third edition, 5.2). */
export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** One chunk of a PNG. */
export interface Chunk {
  /** Four letters. */
  type: string;
  data: Uint8Array;
  /** The checksum as the file states it. */
  crc: number;
}

/** A PNG split into its chunks, from its start to the end of its picture. */
export interface Chunks {
  chunks: readonly Chunk[];
  /** The bytes after the end of the picture. */
  after: Uint8Array;
}

/** The size of a chunk's length, type and checksum. */
const FRAME = 12;
/** More than any picture needs: limits the work on a hostile file. */
const MOST_CHUNKS = 500_000;
const LONGEST = 2 ** 31 - 1;

/** Whether the chunk is needed to show the picture (5.4): its first letter is a capital. */
export const isCritical = ({ type }: Chunk) => /^[A-Z]/.test(type);

/** Whether the checksum is correct. */
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
 * The chunks up to the end of the picture. If the file ends after the picture's data, that is its end, as in
 * decoders. Throws a `FileProblem` if the file ends earlier.
 */
export function chunksOf(bytes: Uint8Array): Chunks {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  let hasData = false;
  while (chunks.at(-1)?.type !== 'IEND') {
    const chunk = chunkAt(bytes, view, at);
    if (!chunk && hasData) break;
    if (!chunk) throw damaged(`no chunk at ${at}`);
    if (chunks.length === MOST_CHUNKS) throw new FileProblem(TOO_LARGE, { cause: 'too many chunks' });
    chunks.push(chunk);
    hasData ||= chunk.type === 'IDAT';
    at += FRAME + chunk.data.length;
  }
  return { chunks, after: bytes.subarray(at) };
}

/** The bytes of a chunk; its data may be in several pieces. */
export function writtenChunk(type: string, data: readonly Uint8Array[] = []): Uint8Array[] {
  const name = latin1(type);
  const head = new Uint8Array(8);
  const length = totalLength(data);
  if (length > LONGEST) throw new FileProblem(TOO_LARGE, { cause: `a chunk of ${length} bytes` });
  viewOf(head).setUint32(0, length);
  head.set(name, 4);
  const tail = new Uint8Array(4);
  viewOf(tail).setUint32(0, crcOf([name, ...data]));
  return [head, ...data, tail];
}
