const MINUTE_MS = 60_000;
/** How long a message waits after each try that failed: 1, 5, 25 minutes, 2 hours, 12 hours. */
const PAUSES_MS = [1, 5, 25, 120, 720].map((minutes) => minutes * MINUTE_MS);

/** How a try to send a message has ended. */
export type Answer =
  | { kind: 'sent' }
  /** It may succeed later. `waitMs` is how long the service asks to be left alone. */
  | { kind: 'failed'; reason: string; waitMs?: number }
  /** The device or address is gone for good. */
  | { kind: 'gone'; reason: string };

/** The state of a message after a try. */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'gone';

/** A message after a try: its state and, where it waits, the time of its next try in milliseconds. */
export interface Tried {
  state: MessageState;
  tries: number;
  nextTry: number;
  reason: string;
}

/** The state of a message after its `tries`-th try (1 for the first), which ended at `now`. */
export function afterTry(tries: number, answer: Answer, now: number): Tried {
  if (answer.kind === 'sent') return { state: 'sent', tries, nextTry: 0, reason: '' };
  if (answer.kind === 'gone') return { state: 'gone', tries, nextTry: 0, reason: answer.reason };
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return { state: 'failed', tries, nextTry: 0, reason: answer.reason };
  return {
    state: 'waiting',
    tries,
    nextTry: now + Math.max(pause, answer.waitMs ?? 0),
    reason: answer.reason,
  };
}
