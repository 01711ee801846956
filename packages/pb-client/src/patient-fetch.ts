import { fetchOrTake } from './prefetched';

/** How long the hub may take to begin an answer, in milliseconds: one that hangs is away. */
export const PATIENCE_MS = 8_000;

/** No answer has begun in time: the hub, or what it asks for the answer, hangs. */
export class NoAnswerInTime extends TypeError {
  constructor() {
    super('No answer began in time.');
  }
}

/**
 * A `fetch` that gives up where no answer has begun in time. Fails then as where the hub isn't reached, with a {@link NoAnswerInTime};
 * with the reason of the caller's `signal` where that says so first.
 */
export function patientFetch(patienceMs = PATIENCE_MS): typeof fetch {
  return async (url, init = {}) => {
    const giveUp = new AbortController();
    const { signal } = init;
    const follow = () => giveUp.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    const timer = setTimeout(() => giveUp.abort(new NoAnswerInTime()), patienceMs);
    try {
      return await fetchOrTake(url, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
