/** Where the list of releases is (HUB_RELEASES). */
export interface ListAddress {
  url: string;
  /** For people to read. */
  host: string;
  /** `host:port`; requests go nowhere else. */
  origin: string;
}

const ADDRESS = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?(?:\/[^\s#\\]*)?$/i;
/** This machine itself, to which plain http is safe. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/i;

/** Reads the address from the environment: `null` if there is none; a text says what is wrong with it. */
export function readListAddress(url: string): ListAddress | string | null {
  if (url === '') return null;
  const [, scheme = '', host = '', port = '443'] = ADDRESS.exec(url) ?? [];
  const isSafe = scheme.toLowerCase() === 'https' || LOOPBACK.test(host);
  if (host === '' || !isSafe) {
    return `HUB_RELEASES is ${url}: write the whole address of a list, such as https://example.org/hub/releases.json.`;
  }
  return { url, host: host.toLowerCase(), origin: `${host.toLowerCase()}:${port}` };
}
