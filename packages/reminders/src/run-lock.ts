import type { Message } from './reminder-job';

/** The run of the job that holds the lock. */
export interface Run {
  id: string;
  /** When its current step must have ended, in milliseconds; a run that takes longer hangs. */
  until: number;
  /** The message that it is sending; `null` for none. */
  message: Message | null;
}

/** A service has 15 s, and again if the message was too long; a mail server has no limit. */
const LONGEST_STEP_MS = 45_000;

/** The run `id` at the beginning of a step. */
export function beginStep(id: string, message: Message | null, now: number): Run {
  return { id, until: now + LONGEST_STEP_MS, message };
}

/** Whether a run keeps others from beginning: it has neither ended nor hung. */
export function holdsLock(run: Run | null, now: number): run is Run {
  return run !== null && now <= run.until;
}
