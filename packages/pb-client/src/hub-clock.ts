import { readLocal, storeLocal } from './local-text';

/** A clock that differs from the hub's by this much at most counts as right. */
const TOLERANCE_MS = 5 * 60_000;
/** Differences this close count as equal: the `Date` header has no milliseconds, and responses take time. */
const SAME_MS = 60_000;
/** A response that took longer is ignored: the device may have slept, or its clock may have been set. */
const LONGEST_MS = 60_000;
/** Where the last known difference is stored; `prefetch-init.js` reads it too. */
const STORED_AS = 'hub_clock_ahead';

type Listener = () => void;

/** When a request was sent and when its response began, by the device's clock. */
interface Timing {
  sentAt: number;
  begunAt: number;
}

const timings = new WeakMap<Response, Timing>();
const listeners = new Set<Listener>();
let aheadMs = Number(readLocal(STORED_AS)) || 0;

/** A `fetch` that records how long each response took, for {@link noteTime}. */
export const timedFetch: typeof fetch = async (...request) => {
  const sentAt = Date.now();
  const response = await fetch(...request);
  timings.set(response, { sentAt, begunAt: Date.now() });
  return response;
};

/**
 * How far the device's clock is ahead, in milliseconds, measured by a response with this `Date`. `null` if it
 * can't be measured: there is no date, or the device slept or its clock was set meanwhile.
 */
export function aheadOf(date: string | null, { sentAt, begunAt }: Timing): number | null {
  const hubTime = Date.parse(date ?? '');
  const tookMs = begunAt - sentAt;
  return Number.isNaN(hubTime) || tookMs < 0 || tookMs > LONGEST_MS ? null : begunAt - hubTime;
}

/** The difference that counts from now on. Small changes are ignored, so that a clock near the tolerance does not flicker. */
export function differenceAfter(known: number, measured: number): number {
  if (Math.abs(measured - known) <= SAME_MS) return known;
  return Math.abs(measured) > TOLERANCE_MS ? measured : 0;
}

/** Compares the device's clock with the `Date` of a response of the hub. */
export function noteTime(response: Response): void {
  const timing = timings.get(response);
  const measured = timing ? aheadOf(response.headers.get('Date'), timing) : null;
  const ahead = measured === null ? aheadMs : differenceAfter(aheadMs, measured);
  if (ahead === aheadMs) return;
  aheadMs = ahead;
  storeLocal(STORED_AS, ahead === 0 ? null : String(ahead));
  for (const listener of listeners) listener();
}

/**
 * How far the device's clock is ahead of the hub's, in milliseconds (negative if it is behind), or 0 if they
 * differ by five minutes at most. While the hub is unreachable, the last known difference counts.
 */
export function clockAheadMs(): number {
  return aheadMs;
}

/** Calls `listener` whenever {@link clockAheadMs} changes; returns the function that unsubscribes. */
export function onClockAhead(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current time: by the device's clock, or by the hub's if the two differ by more than five minutes. */
export function hubNow(): Date {
  return new Date(Date.now() - aheadMs);
}
