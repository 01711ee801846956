/** The longest pause between two attempts, in ms. */
const LONGEST_MS = 60_000;

/** The pause after so many failures in a row, in ms: a second, and twice as long each time up to a minute. */
export function pauseAfter(failures: number): number {
  return Math.min(1000 * 2 ** Math.max(0, failures - 1), LONGEST_MS);
}
