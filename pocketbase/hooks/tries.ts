/** How often something may be done in a span of time, which begins when it is first done. */
export interface TryLimit {
  most: number;
  windowMs: number;
}

/** What was counted, and whether it may be done; if not, how long it is until it may. */
export interface CountedTry {
  kept: string;
  isAllowed: boolean;
  waitMs: number;
}

/**
 * Counts one more try, or several at once, unless they go beyond the limit. `kept` is what the last one gave, as
 * `<start of the span in ms>:<tries>`, and `now` the time in ms.
 */
export function countTry(
  kept: string | null,
  now: number,
  { most, windowMs }: TryLimit,
  count = 1,
): CountedTry {
  const [start = 0, tries = 0] = (kept ?? '').split(':').map(Number);
  const isOver = Math.abs(now - start) >= windowMs;
  const counted = (isOver ? 0 : tries) + count;
  const from = isOver ? now : start;
  if (counted > most) return { kept: kept ?? '', isAllowed: false, waitMs: from + windowMs - now };
  return { kept: `${from}:${counted}`, isAllowed: true, waitMs: 0 };
}
