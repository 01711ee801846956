import { concat, sameBytes, totalLength } from '../bytes';
import { FileProblem, TOO_LARGE, damaged } from '../problem';
import { blackened, HiddenColours, type SeenThrough, seenThrough } from './clear-pixels';
import { type Header, passesOf, rawSize } from './header';
import { type Budget, between, inflate, shortened } from './zlib';

/** The compressed rows of a picture, or of one frame of an animation. */
export interface Stream {
  /** One zlib stream, in the pieces of its chunks, without bytes after it. */
  pieces: readonly Uint8Array[];
  /** How many bytes it inflates to after the last row, which no decoder shows. */
  surplus: number;
  /** The number of bytes after the stream in its chunks, which remain of an earlier, larger picture. */
  rest: number;
  /** The number of pixels of which nothing is seen, and which still have colours of their own. */
  hidden: number;
}

/** The rows of a stream. */
export interface Rows {
  /** Their size in bytes. */
  size: number;
  /** `null` if nothing can be seen through their pixels. */
  seen: SeenThrough | null;
}

/** The rows of a picture or a frame of this width and height. */
export function rowsOf(header: Header, width: number, height: number): Rows {
  const seen = seenThrough(header, passesOf(header, width, height));
  return { size: rawSize(header, width, height), seen };
}

/** Whether the data has the same bytes as a stream that inflates to exactly the rows. */
const isExactly = (data: readonly Uint8Array[], { pieces, surplus, hidden }: Stream): boolean =>
  surplus === 0 && hidden === 0 && sameBytes(concat(data), concat(pieces));

/**
 * The stream in the data of chunks. Throws a `FileProblem` if it has fewer bytes than its rows, or more
 * than the budget. Reduces the budget by its inflated size.
 * @param before a known stream with the same number of rows: if its bytes are the same, the data is not
 * inflated again
 */
export function streamOf(
  data: readonly Uint8Array[],
  { size, seen }: Rows,
  budget: Budget,
  before?: Stream,
): Stream {
  if (size > budget.left) throw new FileProblem(TOO_LARGE, { cause: `${size} bytes of rows` });
  if (before && isExactly(data, before)) {
    budget.left -= size;
    return { pieces: data, surplus: 0, rest: 0, hidden: 0 };
  }
  const colours = seen && new HiddenColours(seen);
  const measure = inflate(data, budget.left, colours?.take);
  budget.left -= measure.size;
  if (measure.size < size) throw damaged(`${measure.size} bytes of rows instead of ${size}`);
  return {
    pieces: between(data, 0, measure.length),
    surplus: measure.size - size,
    rest: totalLength(data) - measure.length,
    hidden: colours?.count ?? 0,
  };
}

/** The stream to write: unchanged, unless it inflates to more than the rows, or holds colours that nobody sees. */
export function writtenStream(
  { pieces, surplus, hidden }: Stream,
  { size, seen }: Rows,
): readonly Uint8Array[] {
  if (seen && hidden > 0) return blackened(pieces, seen);
  return surplus > 0 ? shortened(pieces, size) : pieces;
}
