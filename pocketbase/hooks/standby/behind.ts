/** How often Litestream looks for changes and sends them if a second machine waits, in ms. */
export const PACE_MS = 100;
/** How far the replica may lag when a save begins, in ms. With the save itself, that is below a second. */
export const MOST_BEHIND_MS = 900;
/** From this lag on, Litestream is asked again while saves continue, in ms. */
export const ASK_AGAIN_MS = 400;

/** The last two times at which Litestream was known to have sent everything, in milliseconds since 1970. */
export interface Sent {
  last: number;
  before: number;
}

/** Adds the time at which Litestream last had sent everything. */
export function withSent(sent: Sent | null, at: number): Sent {
  if (sent === null) return { last: at, before: 0 };
  return at > sent.last ? { last: at, before: sent.last } : sent;
}

/**
 * The most that the replica can lag, in ms. The last transfer began after the previous one had ended, so it
 * contains everything saved until then, less the time between two looks.
 */
export function mostBehind(sent: Sent | null, now: number): number {
  return sent === null ? Infinity : now - (sent.before - PACE_MS);
}
