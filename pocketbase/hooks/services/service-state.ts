/** How long a service may take, in seconds; less than one second would mean two minutes to PocketBase. */
export const TIMEOUT_SECONDS = 5;
const TIMEOUT_MS = TIMEOUT_SECONDS * 1000;
/** How long a service is left alone after it has failed, by what asks of itself. */
const REST_MS = 60_000;

/** What is known of a service; the times are in milliseconds since 1970, 0 for never. */
export interface ServiceState {
  askedAt: number;
  failedAt: number;
}

/** How a question ended; `unasked` where there was none to ask. */
export type Outcome = 'answered' | 'failed' | 'unasked';

export const UNKNOWN: ServiceState = { askedAt: 0, failedAt: 0 };

/** The rest of a time span; 0 if its start is in the future, because then the clock was set back. */
function leftOf(since: number, spanMs: number, now: number): number {
  return now < since ? 0 : Math.max(0, since + spanMs - now);
}

/** For how long a service may still be being asked: a question, and those that a refused one is divided into. */
export function busyLeft({ askedAt }: ServiceState, now: number): number {
  return leftOf(askedAt, 2 * TIMEOUT_MS, now);
}

/** How long a service is still left alone. */
export function restLeft({ failedAt }: ServiceState, now: number): number {
  return leftOf(failedAt, REST_MS, now);
}

/** What is known of a service once a question has ended. */
export function afterQuestion({ failedAt }: ServiceState, outcome: Outcome, now: number): ServiceState {
  if (outcome === 'unasked') return { askedAt: 0, failedAt };
  return { askedAt: 0, failedAt: outcome === 'failed' ? now : 0 };
}
