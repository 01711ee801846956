import { timedFetch } from './hub-clock';

/** The requests that the page began before the app's code (`prefetch-init.js`), by path and query. */
interface Prefetched {
  /** The session that the requests were sent with. */
  token: string;
  answers: Map<string, Promise<Response>>;
}

declare global {
  var prefetched: Prefetched | undefined;
}

/** Rejects like an aborted `fetch` when `signal` aborts before the response arrives. */
function unlessGivenUp(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  if (!signal) return answer;
  return new Promise<Response>((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject);
  });
}

function take(
  url: RequestInfo | URL,
  { method = 'GET', headers }: RequestInit,
): Promise<Response> | undefined {
  const prefetched = globalThis.prefetched;
  if (prefetched === undefined || method !== 'GET') return undefined;
  if (new Headers(headers).get('Authorization') !== prefetched.token) return undefined;
  const { pathname, search } = new URL(url instanceof Request ? url.url : url, location.href);
  const answer = prefetched.answers.get(pathname + search);
  prefetched.answers.delete(pathname + search);
  return answer;
}

/** A `fetch` that returns the page's prefetched responses: each once, only in the session that asked for it. */
export const fetchOrTake: typeof fetch = (url, init = {}) => {
  const answer = take(url, init);
  return answer === undefined ? timedFetch(url, init) : unlessGivenUp(answer, init.signal);
};

/** Drops the responses that nobody used: they would be outdated later. */
export function dropPrefetched(): void {
  globalThis.prefetched = undefined;
}
