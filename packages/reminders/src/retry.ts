const MINUTE_MS = 60_000;
/** The pause after each failed attempt: 1, 5, 25 minutes, 2 hours, 12 hours. */
const PAUSES_MS = [1, 5, 25, 120, 720].map((minutes) => minutes * MINUTE_MS);

/** The longest pause: a service may ask for more, but a reminder is of no use days later. */
export const LONGEST_WAIT_MS = 1440 * MINUTE_MS;

/** The result of an attempt to send a message. */
export type Answer =
  | { kind: 'sent' }
  /** It may succeed later. `waitMs` is how long the service asks to wait. */
  | { kind: 'failed'; reason: string; waitMs?: number }
  /** The device or address no longer exists. */
  | { kind: 'gone'; reason: string };

/** The state of a message after an attempt. */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'gone';

/**
 * A message after an attempt: its state and, while it waits, the time of the next attempt, in milliseconds since
 * 1970.
 */
export interface Tried {
  state: MessageState;
  tries: number;
  nextTry: number;
  reason: string;
}

/** The state of a message after its `tries`-th attempt (from 1), which ended at `now`. */
export function afterTry(tries: number, answer: Answer, now: number): Tried {
  if (answer.kind === 'sent') return { state: 'sent', tries, nextTry: 0, reason: '' };
  if (answer.kind === 'gone') return { state: 'gone', tries, nextTry: 0, reason: answer.reason };
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return { state: 'failed', tries, nextTry: 0, reason: answer.reason };
  return {
    state: 'waiting',
    tries,
    nextTry: now + Math.min(Math.max(pause, answer.waitMs ?? 0), LONGEST_WAIT_MS),
    reason: answer.reason,
  };
}
