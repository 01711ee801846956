import { isCorrected, keyOf } from './formats';
import type { Found } from './read';

/** The codes that were read once in the frames so far. */
export type Seen = ReadonlySet<string>;

/** The accepted codes of a frame: none while one of them must be read a second time. */
export interface Verdict {
  taken: readonly Found[];
  seen: Seen;
}

/**
 * Decides whether the codes in a frame are accepted. A one-dimensional code must have been in an earlier
 * frame as well, because one in ten misreads has a correct check digit.
 */
export function confirm(seen: Seen, found: readonly Found[]): Verdict {
  const isSure = (code: Found) => isCorrected(code.type) || seen.has(keyOf(code));
  if (found.length > 0 && found.every(isSure)) return { taken: found, seen };
  return { taken: [], seen: new Set([...seen, ...found.map(keyOf)]) };
}
