import { concat, sameBytes, totalLength } from '../bytes';
import { FileProblem, TOO_LARGE, damaged } from '../problem';
import { type Budget, between, inflate, shortened } from './zlib';

/** The compressed rows of a picture, or of one frame of an animation. */
export interface Stream {
  /** One zlib stream, in the pieces of its chunks, without bytes after it. */
  pieces: readonly Uint8Array[];
  /** How many bytes it inflates to after the last row, which no decoder shows. */
  surplus: number;
  /** The number of bytes after the stream in its chunks, which remain of an earlier, larger picture. */
  rest: number;
}

/** Whether the data has the same bytes as a stream that inflates to exactly the rows. */
const isExactly = (data: readonly Uint8Array[], { pieces, surplus }: Stream): boolean =>
  surplus === 0 && sameBytes(concat(data), concat(pieces));

/**
 * The stream in the data of chunks. Throws a `FileProblem` if it has fewer than `size` bytes of rows, or more
 * than the budget. Reduces the budget by its inflated size.
 * @param before a known stream with the same number of rows: if its bytes are the same, the data is not
 * inflated again
 */
export function streamOf(data: readonly Uint8Array[], size: number, budget: Budget, before?: Stream): Stream {
  if (size > budget.left) throw new FileProblem(TOO_LARGE, { cause: `${size} bytes of rows` });
  if (before && isExactly(data, before)) {
    budget.left -= size;
    return { pieces: data, surplus: 0, rest: 0 };
  }
  const measure = inflate(data, budget.left);
  budget.left -= measure.size;
  if (measure.size < size) throw damaged(`${measure.size} bytes of rows instead of ${size}`);
  return {
    pieces: between(data, 0, measure.length),
    surplus: measure.size - size,
    rest: totalLength(data) - measure.length,
  };
}

/** The stream to write: unchanged, unless it inflates to more than the rows. */
export function writtenStream({ pieces, surplus }: Stream, size: number): readonly Uint8Array[] {
  return surplus > 0 ? shortened(pieces, size) : pieces;
}
