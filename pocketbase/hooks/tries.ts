/** How often a password may be tried in a minute: as often as signing in from one address. */
const MOST_TRIES = 10;
const WINDOW_MS = 60_000;

/**
 * Counts one more try, of which so many are allowed in a minute. `kept` is what the last one gave, as
 * `<start of the minute in ms>:<tries>`, and `now` the time in ms.
 */
export function countTry(kept: string | null, now: number): { kept: string; isAllowed: boolean } {
  const [start = 0, tries = 0] = (kept ?? '').split(':').map(Number);
  if (now - start >= WINDOW_MS) return { kept: `${now}:1`, isAllowed: true };
  return { kept: `${start}:${tries + 1}`, isAllowed: tries < MOST_TRIES };
}
