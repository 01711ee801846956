import { print, reasonOf } from '../start/end';
import { type ListAddress, readListAddress } from './address';
import { MOST_BYTES } from './list';

/** How long each of the two requests may take: the owner who has turned on the switch waits for both. */
const TIMEOUT_SECONDS = 3;

/** The result: the text of the list, or what went wrong as a sentence, with its cause for the log. */
export type Fetched = { text: string } | { problem: string; cause: string };

/** Go's error after a redirect to another host, which only the nonexistent proxy would reach. */
const LED_ELSEWHERE = /proxyconnect/;

function send(url: string, method: 'HEAD' | 'GET') {
  // A compressed response does not state its length.
  return $http.send({ url, method, headers: { 'Accept-Encoding': 'identity' }, timeout: TIMEOUT_SECONDS });
}

/** Why a response can't be used; `null` if it can. */
function problemOf(host: string, statusCode: number, bytes: number): string | null {
  if (statusCode !== 200) return `${host} answered ${statusCode}.`;
  if (Number.isNaN(bytes)) return `${host} does not say how long its list is.`;
  return bytes > MOST_BYTES ? `The list of ${host} is longer than ${MOST_BYTES / 1024} kB.` : null;
}

/** Requests the list's length before its content: PocketBase reads every response to its end. */
function fetchList({ url, host }: ListAddress): Fetched {
  const head = send(url, 'HEAD');
  const [length] = head.headers['Content-Length'] ?? [];
  const problem = problemOf(host, head.statusCode, Number(length));
  if (problem !== null) return { problem, cause: problem };
  const { statusCode, body } = send(url, 'GET');
  const later = problemOf(host, statusCode, body.length);
  return later === null ? { text: toString(body) } : { problem: later, cause: later };
}

function fetchOrTell(address: ListAddress): Fetched {
  try {
    return fetchList(address);
  } catch (error) {
    const cause = reasonOf(error);
    const problem = LED_ELSEWHERE.test(cause)
      ? `${address.host} led to another address, where the hub does not go.`
      : `${address.host} did not answer.`;
    return { problem, cause };
  }
}

/** Fetches the list of HUB_RELEASES, and prints one line of JSON: {@link Fetched}. Needs no database. */
export function fetchReleases(): never {
  const address = readListAddress($os.getenv('HUB_RELEASES'));
  if (address === null || typeof address === 'string') return $os.exit(1);
  print(JSON.stringify(fetchOrTell(address)));
  return $os.exit(0);
}
