import { fetchOrTake } from './prefetched';
import { TIMEOUTS_MS } from './timeouts';

/** In characters per millisecond: a phone at the edge of a network sends no faster. */
const SLOWEST_LINE = 30;

/** No response began in time: the hub hangs, or the service that it calls. */
export class NoAnswerInTime extends TypeError {
  constructor() {
    super('No answer began in time.');
  }
}

/**
 * A `fetch` that gives up if no response begins in time; a long text gets the time that sending it takes, too. It
 * then rejects with {@link NoAnswerInTime}, as if the hub could not be reached; if the caller's `signal` aborts
 * first, with the signal's reason.
 */
export function patientFetch(timeout: keyof typeof TIMEOUTS_MS = 'request'): typeof fetch {
  return async (url, init = {}) => {
    const giveUp = new AbortController();
    const { signal, body } = init;
    const sendingMs = typeof body === 'string' ? body.length / SLOWEST_LINE : 0;
    const follow = () => giveUp.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    const timer = setTimeout(() => giveUp.abort(new NoAnswerInTime()), TIMEOUTS_MS[timeout] + sendingMs);
    try {
      return await fetchOrTake(url, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
