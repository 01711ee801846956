/** The longest that something is kept unless it is seen again, and the most that is kept together, in bytes. */
export const KEPT_LIMITS = { days: 30, bytes: 20_000_000 } as const;

const DAY_MS = 86_400_000;

/** What is known of an entry without reading it. */
export interface Kept {
  /** When it was last heard from the hub, in milliseconds since 1970. */
  updatedAt: number;
  /** In bytes, about. */
  size: number;
}

/** Which entries have to go: those that are too old, and of the others the oldest, until the rest fits. */
export function tooMuch<Entry extends Kept>(entries: readonly Entry[], now: number): Entry[] {
  let bytes = 0;
  return [...entries]
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .filter(({ updatedAt, size }) => {
      bytes += size;
      return now - updatedAt > KEPT_LIMITS.days * DAY_MS || bytes > KEPT_LIMITS.bytes;
    });
}
