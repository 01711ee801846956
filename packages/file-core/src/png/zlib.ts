import { Deflate, Inflate, ZStream } from 'pako';
import { concat, totalLength } from '../bytes';
import { FileProblem, TOO_LARGE, damaged } from '../problem';

/** The compressed and the inflated size of a zlib stream, in bytes. */
export interface Measure {
  /** The length of the stream, from its header to its checksum; bytes after it do not count. */
  length: number;
  /** The inflated size. */
  size: number;
}

/** How many more bytes of a file may be inflated. */
export interface Budget {
  left: number;
}

/** Where streams are inflated to first: most are small, and each would take 64 kB of its own. */
const ROOM = new Uint8Array(2 ** 17);
const HEADER = 2;
const CHECKSUM = 4;

/** The bytes of the pieces from one offset up to another. */
export function between(pieces: readonly Uint8Array[], from: number, to = Infinity): Uint8Array[] {
  const found: Uint8Array[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (at >= to) break;
    found.push(piece.subarray(Math.max(0, from - at), to - at));
    at += piece.length;
  }
  return found;
}

/** Checks for deflate with a window of at most 32 kB and without a dictionary (RFC 1950, 2.2). */
function checkHeader(pieces: readonly Uint8Array[]): void {
  const [method = 0, flags = 0] = concat(between(pieces, 0, HEADER));
  const isPlain = (method & 15) === 8 && method >> 4 <= 7 && (flags & 32) === 0;
  if (!isPlain || ((method << 8) | flags) % 31 !== 0) throw damaged('a stream with an unknown header');
}

/**
 * Inflates a zlib stream piece by piece, and finds its end. Its checksum must be present, but may be wrong,
 * as in decoders. Throws a `FileProblem` if it is damaged, incomplete, or inflates to more than the limit.
 * @param pieces the stream, cut anywhere; more may follow it
 */
export function inflate(
  pieces: readonly Uint8Array[],
  limit: number,
  onData?: (data: Uint8Array) => void,
): Measure {
  checkHeader(pieces);
  const inflater = new Inflate({ raw: true });
  let stream = new ZStream();
  let size = 0;
  inflater.onStart = (started) => {
    stream = Object.assign(started, { output: ROOM, next_out: 0, avail_out: ROOM.length });
  };
  inflater.onData = (data) => {
    size += data.length;
    if (size > limit) throw new FileProblem(TOO_LARGE, { cause: `a stream of more than ${limit} bytes` });
    onData?.(data);
  };
  const data = between(pieces, HEADER);
  for (const [index, piece] of data.entries()) {
    if (inflater.ended) break;
    inflater.push(piece, index === data.length - 1);
  }
  if (inflater.err !== 0) throw damaged(inflater.msg);
  const length = HEADER + stream.total_in + CHECKSUM;
  // An incomplete stream, too, has been read to its last byte.
  if (length > totalLength(pieces)) throw damaged('a stream that breaks off');
  return { length, size };
}

/** A stream's content, and how many bytes follow it; `null` if it is damaged, or above the limit. */
export function inflated(stream: Uint8Array, limit: number): { data: Uint8Array; rest: number } | null {
  const parts: Uint8Array[] = [];
  try {
    const { length } = inflate([stream], limit, (data) => parts.push(data));
    return { data: concat(parts), rest: stream.length - length };
  } catch {
    return null;
  }
}

/** Compresses the first `size` bytes of a valid stream's content again. */
export function shortened(pieces: readonly Uint8Array[], size: number): Uint8Array[] {
  const written: Uint8Array[] = [];
  const deflater = new Deflate();
  deflater.onData = (data) => written.push(data);
  let left = size;
  inflate(pieces, Infinity, (data) => {
    if (left === 0) return;
    const wanted = data.subarray(0, left);
    left -= wanted.length;
    deflater.push(wanted, left === 0);
  });
  return written;
}
