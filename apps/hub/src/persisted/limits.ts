/** After how many days without an update a persisted query is deleted, and the most bytes of all together. */
export const PERSISTED_LIMITS = { days: 30, bytes: 20_000_000 } as const;

const DAY_MS = 86_400_000;

/** The facts about a stored query that are in the index, so that its data need not be read. */
export interface AgeAndSize {
  /** When the hub last sent its data, in milliseconds since 1970. */
  updatedAt: number;
  /** The approximate size in bytes. */
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
