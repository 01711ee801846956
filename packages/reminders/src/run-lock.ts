import type { Message } from './reminder-job';

/** The run of the job that holds the lock. */
export interface Run {
  id: string;
  /** When its present step has to be over, in milliseconds; a run that takes longer hangs. */
  until: number;
  /** What it is sending; `null` while it sends nothing. */
  message: Message | null;
}

/** A service is given 15 s, a second time where the message was too long; a mail server has no limit. */
const LONGEST_STEP_MS = 45_000;

/** The run `id` at the beginning of a step. */
export function beginStep(id: string, message: Message | null, now: number): Run {
  return { id, until: now + LONGEST_STEP_MS, message };
}

/** Whether a run keeps others from beginning: it has not ended, and does not hang. */
export function holdsLock(run: Run | null, now: number): run is Run {
  return run !== null && now <= run.until;
}
