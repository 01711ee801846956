/** The addresses on which the hub listens, and the URL that people open. */
export interface HubAddress {
  /** `host:port` of the http listener; with `https` it only redirects there. */
  http: string;
  /** `host:port` of the https listener; empty if there is none. */
  https: string;
  /** The domain of the certificate; empty if there is none. */
  domain: string;
  url: string;
}

const LISTEN = /^(?:\[[0-9a-f:]+\]|[^:\s]+):(\d{1,5})$/i;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

function isListen(text: string): boolean {
  const port = Number(LISTEN.exec(text)?.[1]);
  return port >= 1 && port <= 65_535;
}

function problemOf(name: string, value: string): string | null {
  if (isListen(value)) return null;
  return `${name} is ${value}: write it as host:port, for example 127.0.0.1:8090.`;
}

/** Reads the address from the environment; a text says what is wrong with it. */
export function readAddress(env: (name: string) => string): HubAddress | string {
  const domain = env('HUB_DOMAIN').toLowerCase();
  const http = env('HUB_ADDR') || (domain === '' ? '127.0.0.1:8090' : '0.0.0.0:80');
  const https = domain === '' ? '' : env('HUB_HTTPS_ADDR') || '0.0.0.0:443';
  if (domain !== '' && !DOMAIN.test(domain)) {
    return `HUB_DOMAIN is ${domain}: write the name of this machine on the internet, for example hub.example.org.`;
  }
  const problem = problemOf('HUB_ADDR', http) ?? (https === '' ? null : problemOf('HUB_HTTPS_ADDR', https));
  if (problem !== null) return problem;
  return { http, https, domain, url: urlOf(http, https, domain) };
}

function urlOf(http: string, https: string, domain: string): string {
  if (domain === '') return `http://${http.replace(/^(?:0\.0\.0\.0|\[::\]):/, 'localhost:')}`;
  const port = https.slice(https.lastIndexOf(':'));
  return `https://${domain}${port === ':443' ? '' : port}`;
}
