/**
 * Whether a request came to the hub as its settings say: yes; or through a proxy from which the hub takes no
 * visitor's address (`ignored`); or not through the one from which it does (`bypassed`).
 */
export type ProxyState = 'as set' | 'ignored' | 'bypassed';

/** The header in which proxies send the visitor's address. */
const USUAL = 'X-Forwarded-For';

/** Judges a request by the headers that the hub trusts, and by those that the request has. */
export function proxyState(trusted: readonly string[], has: (header: string) => boolean): ProxyState {
  if (trusted.length === 0) return has(USUAL) ? 'ignored' : 'as set';
  return trusted.some(has) ? 'as set' : 'bypassed';
}
