import { partsOf } from '@hub/reminders';

/** How long a service may take until its answer is read, in nanoseconds. */
const TIMEOUT_NS = 15e9;
/** More of an answer is not read, in bytes: what a service says of a message is short. */
const MOST_BYTES = 16 * 1024;
/** The message of the error where a service leads to another address. */
export const LED_ELSEWHERE = 'led elsewhere';

/** A message to a service. */
interface ServiceRequest {
  url: string;
  headers: { [name: string]: string };
  body: string | Uint8Array;
}

/** What a service has answered. */
export interface ServiceAnswer {
  status: number;
  /** `null` for what is no JSON, too long, or broke off. */
  json: unknown;
  retryAfterMs: number;
}

function refuseToFollow(): never {
  throw new Error(LED_ELSEWHERE);
}

/**
 * A client of HTTP that follows no redirect. `$http.send` follows them, and reads an answer to its end; the one other client that
 * the engine of the hooks gives out is made for providers of sign-ins, and can be told otherwise (decision 038).
 */
function newClient(): HttpClient {
  const providers: [ProviderOptions] = [{ name: 'oidc', clientId: 'none', clientSecret: 'none' }];
  const unsaved = new Collection({ type: 'auth', name: 'none', oauth2: { providers } });
  const client = unsaved.oauth2.providers[0].initProvider().client(null);
  // The usual way to the network; that of a provider would add a token.
  client.transport = null;
  client.timeout = TIMEOUT_NS;
  client.checkRedirect = refuseToFollow;
  return client;
}

function urlOf(address: string): HttpUrl {
  const parts = partsOf(address);
  if (parts === null) throw new Error('this is no web address');
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

/** Posts something to a service, and to nobody else. Throws where it does not answer, or leads to another address. */
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
