/** How often something may be done within a time span, which starts with the first attempt. */
interface TryLimit {
  most: number;
  windowMs: number;
}

/**
 * Counts one more attempt, or several at once, unless that exceeds the limit: then `waitMs` says how long until it is
 * allowed. `stored` is `<start of the span in ms>:<attempts>`, before and after.
 */
export function countTry(
  stored: string | null,
  now: number,
  { most, windowMs }: TryLimit,
  count = 1,
): { stored: string; waitMs: number } {
  const [start = 0, tries = 0] = (stored ?? '').split(':').map(Number);
  const isOver = Math.abs(now - start) >= windowMs;
  const counted = (isOver ? 0 : tries) + count;
  const from = isOver ? now : start;
  if (counted > most) return { stored: stored ?? '', waitMs: from + windowMs - now };
  return { stored: `${from}:${counted}`, waitMs: 0 };
}
