import { inflate, inflated } from '../../png/zlib';
import { FileProblem } from '../../problem';
import type { Budget } from './limits';

/** Data is read in pieces of this length, so that bytes after its end are not read. */
const PIECE = 16 * 1024;
/** No inspected stream inflates to more. */
const LIMIT = 2 ** 31;

/** The length of valid zlib data, and its inflated size; `null` if it is damaged or incomplete. */
export function measure(bytes: Uint8Array, budget: Budget): { length: number; size: number } | null {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(bytes.subarray(at, at + PIECE));
  try {
    const whole = inflate(pieces, LIMIT);
    budget.unpack(whole.size);
    return whole;
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}

/** Inflates valid zlib data, and returns its length; `null` if it is damaged, incomplete or inflates to more than `most`. */
export function unpackedWhole(
  bytes: Uint8Array,
  most: number,
  budget: Budget,
): { plain: Uint8Array; length: number } | null {
  const whole = inflated(bytes, most);
  if (!whole) return null;
  budget.unpack(whole.data.length);
  return { plain: whole.data, length: bytes.length - whole.rest };
}
