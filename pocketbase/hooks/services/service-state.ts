/** How long a service may take, in seconds; PocketBase treats less than one second as two minutes. */
export const TIMEOUT_SECONDS = 5;
const TIMEOUT_MS = TIMEOUT_SECONDS * 1000;
/** How long a service gets no automatic requests after a failure. */
const REST_MS = 60_000;

/** The state of a service; times are in milliseconds since 1970, 0 for never. */
export interface ServiceState {
  askedAt: number;
  failedAt: number;
}

/** The result of a request; `unasked` if none was needed. */
export type Outcome = 'answered' | 'failed' | 'unasked';

export const UNKNOWN: ServiceState = { askedAt: 0, failedAt: 0 };

/** The rest of a time span; 0 if its start is in the future, because then the clock was set back. */
function leftOf(since: number, spanMs: number, now: number): number {
  return now < since ? 0 : Math.max(0, since + spanMs - now);
}

/** How long a service may still be busy with a request, and those into which a refused one is split. */
export function busyLeft({ askedAt }: ServiceState, now: number): number {
  return leftOf(askedAt, 2 * TIMEOUT_MS, now);
}

/** How long a service still gets no automatic requests. */
export function restLeft({ failedAt }: ServiceState, now: number): number {
  return leftOf(failedAt, REST_MS, now);
}

/** The state of a service after a request. */
export function afterQuestion({ failedAt }: ServiceState, outcome: Outcome, now: number): ServiceState {
  if (outcome === 'unasked') return { askedAt: 0, failedAt };
  return { askedAt: 0, failedAt: outcome === 'failed' ? now : 0 };
}
