/** How often Litestream looks for changes and sends them where a second machine waits, in ms. */
export const PACE_MS = 100;
/** How far behind the replica may be when a save begins, in ms. With the save itself that is below a second. */
export const MOST_BEHIND_MS = 900;
/** From here on it is asked again while saves go on, in ms. */
export const ASK_AGAIN_MS = 400;

/** When Litestream had sent everything, the last two times that were seen, in milliseconds since 1970. */
export interface Sent {
  last: number;
  before: number;
}

/** Takes up when Litestream last had sent everything. */
export function withSent(sent: Sent | null, at: number): Sent {
  if (sent === null) return { last: at, before: 0 };
  return at > sent.last ? { last: at, before: sent.last } : sent;
}

/**
 * How far the replica may be behind, in ms. What was sent last was looked for after the time before had ended, so all is in it
 * that was saved until then, less the time between two looks.
 */
export function mostBehind(sent: Sent | null, now: number): number {
  return sent === null ? Infinity : now - (sent.before - PACE_MS);
}
