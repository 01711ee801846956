import * as v from 'valibot';

const rest = v.object({
  /** The workout to which it belongs. */
  workoutId: v.string(),
  /** Its duration in seconds. */
  seconds: v.number(),
  /** In milliseconds since 1970. */
  endsAt: v.number(),
  /** Whether its end has been signalled. */
  isOver: v.boolean(),
});

/** A rest between two sets, as it is stored on a device (specification §4.355). */
export type Rest = v.InferOutput<typeof rest>;

/** The rest of an exercise whose target has none, in seconds. */
export const USUAL_REST = 120;
/** The step by which a rest is lengthened or shortened, in seconds. */
export const REST_STEP = 15;
/** After this time, a rest that is over is no longer shown. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** A page that wakes up later than this after the end of a rest makes no sound. */
const LATE_MS = 30_000;
/** The maximum rest: one hour, plus extensions. */
const LONGEST_MS = 2 * 3_600_000;

/** A rest that starts now. */
export function beginRest(workoutId: string, seconds: number, now: number): Rest {
  return { workoutId, seconds, endsAt: now + seconds * 1_000, isOver: false };
}

/** The remaining seconds of a rest; at least 1 until it is over. */
export function secondsLeft({ endsAt }: Rest, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** A rest that is lengthened (or shortened, if negative) by some seconds; at the earliest it ends now. */
export function movedRest(before: Rest, by: number, now: number): Rest {
  const endsAt = Math.min(Math.max(now, before.endsAt + by * 1_000), now + LONGEST_MS);
  const seconds = before.seconds + Math.round((endsAt - before.endsAt) / 1_000);
  return { ...before, endsAt, seconds: Math.max(0, seconds) };
}

/** Parses a stored rest; `null` if there is none. */
export function readRest(stored: string | null): Rest | null {
  try {
    return v.parse(rest, JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether a rest is obsolete: it ended long ago, or it was started with a wrong clock. */
export function isForgotten({ endsAt }: Rest, now: number): boolean {
  return now - endsAt > FORGOTTEN_AFTER_MS || endsAt - now > LONGEST_MS;
}

/** Whether the end of a rest must be signalled: it is over, was not signalled yet, and not too long ago. */
export function isToBeSaid({ endsAt, isOver }: Rest, now: number): boolean {
  return !isOver && now >= endsAt && now - endsAt <= LATE_MS;
}
