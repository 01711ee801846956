import { inflated as inflatedWhole, measured } from '../../png/zlib';
import { FileProblem } from '../../problem';
import { type Budget, UNPACKED_MOST } from './limits';

/** Read in pieces of this length, so that what stands behind the end is not read. */
const PIECE = 16 * 1024;
/** No stream that is looked through unpacks to more. */
const LIMIT = 2 ** 31;

/** How many bytes sound zlib data takes, and how many it unpacks to; `null` for what is damaged or breaks off. */
export function measure(bytes: Uint8Array, budget: Budget): { length: number; size: number } | null {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(bytes.subarray(at, at + PIECE));
  try {
    const whole = measured(pieces, LIMIT);
    budget.unpack(whole.size);
    return whole;
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}

/** What sound zlib data unpacks to, and how many bytes it takes; `null` for what is damaged, breaks off or is too long. */
export function unpackedWhole(
  bytes: Uint8Array,
  budget: Budget,
): { plain: Uint8Array; length: number } | null {
  const whole = inflatedWhole(bytes, UNPACKED_MOST);
  if (!whole) return null;
  budget.unpack(whole.data.length);
  return { plain: whole.data, length: bytes.length - whole.rest };
}
