/** The longest wait between two tries, in ms. */
const LONGEST_MS = 60_000;

/** How long to wait after so many failures in a row, in ms: a second at first, twice as long each time, a minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(1000 * 2 ** Math.max(0, failures - 1), LONGEST_MS);
}
