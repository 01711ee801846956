import { concat, sameBytes } from '../bytes';
import { DAMAGED, FileProblem, TOO_LARGE } from '../problem';
import { type Budget, between, measured, shortened } from './zlib';

/** The compressed rows of a picture, or of one frame of an animation. */
export interface Stream {
  /** One zlib stream, cut into pieces as its chunks were, with nothing after it. */
  pieces: readonly Uint8Array[];
  /** How many bytes it inflates to beyond the last row: no decoder shows them. */
  surplus: number;
  /** Bytes of its chunks that followed the stream: what is left of an earlier, larger picture. */
  rest: number;
}

/** Whether a stream that inflates to the rows and nothing else has these bytes. */
const isExactly = (data: readonly Uint8Array[], { pieces, surplus }: Stream): boolean =>
  surplus === 0 && sameBytes(concat(data), concat(pieces));

/**
 * The stream in the data of chunks; throws a `FileProblem` for one that has fewer than `size` bytes of rows, or more than
 * the budget. What it inflates to is taken from the budget.
 * @param before the stream of as many rows, known already: one of the same bytes is not inflated again
 */
export function streamOf(data: readonly Uint8Array[], size: number, budget: Budget, before?: Stream): Stream {
  if (size > budget.left) throw new FileProblem(TOO_LARGE, { cause: `${size} bytes of rows` });
  if (before && isExactly(data, before)) {
    budget.left -= size;
    return { pieces: data, surplus: 0, rest: 0 };
  }
  const measure = measured(data, budget.left);
  budget.left -= measure.size;
  if (measure.size < size) {
    throw new FileProblem(DAMAGED, { cause: `${measure.size} bytes of rows instead of ${size}` });
  }
  const total = data.reduce((sum, { length }) => sum + length, 0);
  return {
    pieces: between(data, 0, measure.length),
    surplus: measure.size - size,
    rest: total - measure.length,
  };
}

/** The stream as it is written: as it came, unless it inflates to more than the rows. */
export function writtenStream({ pieces, surplus }: Stream, size: number): readonly Uint8Array[] {
  return surplus > 0 ? shortened(pieces, size) : pieces;
}
