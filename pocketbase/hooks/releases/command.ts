import { reasonOf } from '../start/end';
import { type ListAddress, readListAddress } from './address';
import { MOST_BYTES } from './list';

/** How long each of the two questions may take: the owner who has turned the switch waits for both. */
const TIMEOUT_SECONDS = 3;

/** What was fetched: the text of the list, or what went wrong as a sentence, and its cause for the log. */
export type Fetched = { text: string } | { problem: string; cause: string };

/** What Go says where an address leads to another host, which only the proxy that does not exist would reach. */
const LED_ELSEWHERE = /proxyconnect/;

function send(url: string, method: 'HEAD' | 'GET') {
  // What is packed on its way does not say how long it is.
  return $http.send({ url, method, headers: { 'Accept-Encoding': 'identity' }, timeout: TIMEOUT_SECONDS });
}

/** What keeps an answer from being used; `null` where nothing does. */
function problemOf(host: string, statusCode: number, bytes: number): string | null {
  if (statusCode !== 200) return `${host} answered ${statusCode}.`;
  if (Number.isNaN(bytes)) return `${host} does not say how long its list is.`;
  return bytes > MOST_BYTES ? `The list of ${host} is longer than ${MOST_BYTES / 1024} kB.` : null;
}

/** Asks how long the list is before it fetches it: PocketBase reads any answer to its end. */
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

/** Fetches the list of HUB_RELEASES, and writes one line of JSON: {@link Fetched}. It needs no database. */
export function fetchReleases(): never {
  const address = readListAddress($os.getenv('HUB_RELEASES'));
  if (address === null || typeof address === 'string') return $os.exit(1);
  $app.rootCmd.outOrStdout().write(`${JSON.stringify(fetchOrTell(address))}\n`);
  return $os.exit(0);
}
