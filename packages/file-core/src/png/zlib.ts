import { Deflate, Inflate, ZStream } from 'pako';
import { concat } from '../bytes';
import { DAMAGED, FileProblem, TOO_LARGE } from '../problem';

/** What a zlib stream takes and gives, in bytes. */
export interface Measure {
  /** How long the stream is, from its header to its checksum: what follows is not part of it. */
  length: number;
  /** How much it inflates to. */
  size: number;
}

/** How many bytes of a file may still be inflated. */
export interface Budget {
  left: number;
}

const HEADER = 2;
const CHECKSUM = 4;

function broken(cause: string): FileProblem {
  return new FileProblem(DAMAGED, { cause });
}

/** The bytes of pieces from one place to before another. */
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

/** Deflate, in the window that it has at most, without a dictionary (RFC 1950, 2.2). */
function checkHeader(pieces: readonly Uint8Array[]): void {
  const [method = 0, flags = 0] = concat(between(pieces, 0, HEADER));
  const isPlain = (method & 15) === 8 && method >> 4 <= 7 && (flags & 32) === 0;
  if (!isPlain || ((method << 8) | flags) % 31 !== 0) throw broken('a stream with an unknown header');
}

/**
 * Inflates a zlib stream piece by piece, and says where it ends. Its checksum must be there, but may be wrong, as for
 * decoders. Throws a `FileProblem` for a stream that is damaged, breaks off, or inflates to more than the limit.
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
    stream = started;
  };
  inflater.onData = (data) => {
    size += data.length;
    if (size > limit) throw new FileProblem(TOO_LARGE, { cause: `a stream of more than ${limit} bytes` });
    onData?.(data);
  };
  for (const piece of between(pieces, HEADER)) {
    if (inflater.ended) break;
    inflater.push(piece);
  }
  if (inflater.err !== 0) throw broken(inflater.msg);
  const length = HEADER + stream.total_in + CHECKSUM;
  // One whose content breaks off was taken to its last byte, too.
  if (length > pieces.reduce((sum, piece) => sum + piece.length, 0)) throw broken('a stream that breaks off');
  return { length, size };
}

/**
 * Goes through a zlib stream in memory that does not grow: only so can be told where it ends. Throws a `FileProblem`
 * for one that is damaged, breaks off, or inflates to more than the limit.
 * @param pieces the stream, cut anywhere; more may follow it
 */
export const measured = (pieces: readonly Uint8Array[], limit: number) => inflate(pieces, limit);

/** A stream's content and what follows the stream; `null` where it can't be read, or is larger than the limit. */
export function inflated(stream: Uint8Array, limit: number): { data: Uint8Array; rest: number } | null {
  const parts: Uint8Array[] = [];
  try {
    const { length } = inflate([stream], limit, (data) => parts.push(data));
    return { data: concat(parts), rest: stream.length - length };
  } catch {
    return null;
  }
}

/** A stream of the first `size` bytes of a sound stream's content. */
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
