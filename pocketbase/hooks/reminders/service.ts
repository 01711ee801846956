import { partsOf } from '@hub/reminders';

/** How long a service may take until its response was read, in nanoseconds. */
const TIMEOUT_NS = 15e9;
/** The most bytes of a response that are read: what a service says about a message is short. */
const MOST_BYTES = 16 * 1024;
/** The error message if a service redirects. */
export const LED_ELSEWHERE = 'led elsewhere';

/** A message to a service. */
interface ServiceRequest {
  url: string;
  headers: { [name: string]: string };
  body: string | Uint8Array;
}

/** The response of a service. */
export interface ServiceAnswer {
  status: number;
  /** `null` if it is not JSON, too long, or was cut off. */
  json: unknown;
  retryAfterMs: number;
}

function refuseToFollow(): never {
  throw new Error(LED_ELSEWHERE);
}

/**
 * An HTTP client that follows no redirects. `$http.send` follows them, and reads a response to its end; the
 * only other client in the hooks' engine is meant for OAuth2 providers, and can be reconfigured (decision
 * 038).
 */
function newClient(): HttpClient {
  const providers: [ProviderOptions] = [{ name: 'oidc', clientId: 'none', clientSecret: 'none' }];
  const unsaved = new Collection({ type: 'auth', name: 'none', oauth2: { providers } });
  const client = unsaved.oauth2.providers[0].initProvider().client(null);
  // The default transport; that of a provider would add a token.
  client.transport = null;
  client.timeout = TIMEOUT_NS;
  client.checkRedirect = refuseToFollow;
  return client;
}

function urlOf(address: string): HttpUrl {
  const parts = partsOf(address);
  if (parts === null) throw new Error('this is not a web address');
  const { scheme, host, path, query } = parts;
  return { scheme, host, path: decodeURIComponent(path), rawPath: path, rawQuery: query };
}

function headerOf(headers: ServiceRequest['headers']): { [name: string]: string[] } {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}

function readJson(body: Reader): unknown {
  try {
    const bytes = toBytes(body, MOST_BYTES + 1);
    return bytes.length > MOST_BYTES ? null : JSON.parse(toString(bytes));
  } catch {
    return null;
  }
}

/** Sends a POST request to a service, and to nobody else. Throws if it does not answer, or redirects. */
export function post({ url, headers, body }: ServiceRequest): ServiceAnswer {
  const content = $filesystem.fileFromBytes(body, 'message');
  const answer = newClient().do({
    ...{ method: 'POST', url: urlOf(url), header: headerOf(headers) },
    ...{ body: content.reader.open(), contentLength: content.size },
  });
  try {
    if (answer.statusCode >= 300 && answer.statusCode < 400) refuseToFollow();
    const seconds = answer.header.get('Retry-After');
    return {
      status: answer.statusCode,
      json: readJson(answer.body),
      retryAfterMs: /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : 0,
    };
  } finally {
    answer.body.close();
  }
}
