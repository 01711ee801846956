import { limitRate } from '../services/budget';
import { setRetryAfter } from '../services/upstream';

const SPAN_MS = 600_000;

/** Counts a person's call under a name, and refuses it after `most` calls in ten minutes. */
export function limitCalls(e: RequestEvent, name: string, most: number): void {
  const waitMs = limitRate(name, most, SPAN_MS);
  if (waitMs === 0) return;
  setRetryAfter(e, waitMs);
  throw new TooManyRequestsError('That is a lot of imports at once. Wait a few minutes.');
}
