/**
 * `http` or `https`, a host with an optional port, and no user name, which programs parse differently. The
 * host must be ASCII: programs fold other letters and digits to these, so that `１２７.0.0.1` would pass as a
 * name and lead to this machine.
 */
const ADDRESS =
  /^(https?):\/\/((\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?)(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#\S*)?$/i;

/** The parts of a web address that a request needs. */
interface WebAddress {
  scheme: 'http' | 'https';
  /** Host and port as written, in lower case, with the brackets of IPv6. */
  host: string;
  /** As written; empty for none. */
  path: string;
  query: string;
}

/** The parts of a web address; `null` if it is invalid. */
export function partsOf(address: string): WebAddress | null {
  const [, scheme, host, , path = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return null;
  const isHttps = scheme.toLowerCase() === 'https';
  return { scheme: isHttps ? 'https' : 'http', host: host.toLowerCase(), path, query };
}

/** The host of a web address, in lower case and without brackets; `null` if it is invalid. */
export function hostOf(address: string): string | null {
  const host = ADDRESS.exec(address)?.[3]?.toLowerCase() ?? null;
  return host?.replace(/^\[|\]$/g, '').replace(/\.$/, '') ?? null;
}

/** Scheme, host and port of a web address as written, in lower case; `null` if it is invalid. */
export function originOf(address: string): string | null {
  const parts = partsOf(address);
  return parts && `${parts.scheme}://${parts.host}`;
}
