/** A persisted query is deleted after so many days without an update; all of them together have so many bytes at most. */
export const PERSISTED_LIMITS = { days: 30, bytes: 20_000_000 } as const;

const DAY_MS = 86_400_000;

/** The facts about a stored query that the index holds, so that its data need not be read. */
export interface AgeAndSize {
  /** When the hub last answered it, in milliseconds since 1970. */
  updatedAt: number;
  /** About so many bytes. */
  size: number;
}

/** The queries to delete: those that are too old, then the oldest until the rest fits. */
export function tooMuch<Stored extends AgeAndSize>(queries: readonly Stored[], now: number): Stored[] {
  let bytes = 0;
  return [...queries]
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .filter(({ updatedAt, size }) => {
      bytes += size;
      return now - updatedAt > PERSISTED_LIMITS.days * DAY_MS || bytes > PERSISTED_LIMITS.bytes;
    });
}
