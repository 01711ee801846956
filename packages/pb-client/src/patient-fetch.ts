import { fetchOrTake } from './prefetched';

/** How long the hub may take to begin a response, in milliseconds: after that it counts as unreachable. */
export const PATIENCE_MS = 8_000;

/** No response began in time: the hub hangs, or the service that it calls. */
export class NoAnswerInTime extends TypeError {
  constructor() {
    super('No answer began in time.');
  }
}

/**
 * A `fetch` that gives up if no response begins in time. It then rejects with {@link NoAnswerInTime}, as if
 * the hub could not be reached; if the caller's `signal` aborts first, with the signal's reason.
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
