/** A rest between two sets, as a device keeps it (specification §4.355). Instants are milliseconds since 1970. */
export interface Rest {
  /** The workout that it belongs to. */
  workoutId: string;
  /** How long it is, in seconds. */
  seconds: number;
  endsAt: number;
  /** Whether its end has been said. */
  isOver: boolean;
}

/** The rest of an exercise whose target names none, in seconds. */
export const USUAL_REST = 120;
/** By so much a rest is made longer or shorter, in seconds. */
export const REST_STEP = 15;
/** After so long nobody waits for what was said of a rest. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** A page that wakes so late after the end of a rest makes no sound. */
const LATE_MS = 30_000;
/** The longest rest: an hour, and what is added to it. */
const LONGEST_MS = 2 * 3_600_000;

/** A rest that begins now. */
export function beginRest(workoutId: string, seconds: number, now: number): Rest {
  return { workoutId, seconds, endsAt: now + seconds * 1_000, isOver: false };
}

/** How many seconds of a rest are left; the last one is 1 until it is over. */
export function secondsLeft({ endsAt }: Rest, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** A rest that is longer (shorter, when negative) by some seconds; at the least it is over now. */
export function movedRest(rest: Rest, by: number, now: number): Rest {
  const endsAt = Math.min(Math.max(now, rest.endsAt + by * 1_000), now + LONGEST_MS);
  return { ...rest, endsAt, seconds: Math.max(0, rest.seconds + Math.round((endsAt - rest.endsAt) / 1_000)) };
}

function isRest(value: unknown): value is Rest {
  if (typeof value !== 'object' || value === null) return false;
  const { workoutId, seconds, endsAt, isOver } = value as Partial<Record<keyof Rest, unknown>>;
  return (
    typeof workoutId === 'string' &&
    Number.isFinite(seconds) &&
    Number.isFinite(endsAt) &&
    typeof isOver === 'boolean'
  );
}

/** A rest as a device has kept it; `null` for none. */
export function readRest(stored: string | null): Rest | null {
  try {
    const rest: unknown = JSON.parse(stored ?? 'null');
    return isRest(rest) ? rest : null;
  } catch {
    return null;
  }
}

/** Whether nobody waits for a rest any longer: it ended long ago, or a wrong clock has begun it. */
export function isForgotten({ endsAt }: Rest, now: number): boolean {
  return now - endsAt > FORGOTTEN_AFTER_MS || endsAt - now > LONGEST_MS;
}

/** Whether the end of a rest is to be said: it has come, was not said yet, and not so long ago that it says nothing. */
export function isToBeSaid({ endsAt, isOver }: Rest, now: number): boolean {
  return !isOver && now >= endsAt && now - endsAt <= LATE_MS;
}
