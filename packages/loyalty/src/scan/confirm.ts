import { isCorrected, keyOf } from './formats';
import type { Found } from './read';

/** What was read in the frames so far, and not yet twice. */
export type Seen = ReadonlySet<string>;

/** What a frame gives: codes to take, none of them while one waits for a second equal read. */
export interface Verdict {
  taken: readonly Found[];
  seen: Seen;
}

/**
 * Decides whether what a frame shows is taken: a code of one dimension only when an earlier frame has shown the same,
 * because its check digit lets one misread of ten pass.
 */
export function confirm(seen: Seen, found: readonly Found[]): Verdict {
  const isSure = (code: Found) => isCorrected(code.type) || seen.has(keyOf(code));
  if (found.length > 0 && found.every(isSure)) return { taken: found, seen };
  return { taken: [], seen: new Set([...seen, ...found.map(keyOf)]) };
}
