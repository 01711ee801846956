import { pb } from '../client';
import { HUB_ID_HEADER } from '../hub-id-header';
import { noteAnswer } from '../reach';

const ID = 'a-hub-that-is-not-there';

/** A JSON response with the hub's header. */
export function hubAnswer(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, { status, headers: { [HUB_ID_HEADER]: ID, ...headers } });
}

/** A response of the hub at this time by its clock. */
export function hubAnswerAt(time: Date): Response {
  return hubAnswer({}, { headers: { Date: time.toUTCString() } });
}

/** The same response with the hub's header. */
function withHubId({ body, status, statusText, headers }: Response): Response {
  const all = new Headers(headers);
  all.set(HUB_ID_HEADER, ID);
  return new Response(body, { status, statusText, headers: all });
}

/** An upload whose response has the hub's header. A mock of the server may define its own methods later. */
function uploadWithHubId(upload: XMLHttpRequest): XMLHttpRequest {
  const getResponseHeader = (name: string) => (name === HUB_ID_HEADER ? ID : upload.getResponseHeader(name));
  return new Proxy(upload, {
    get: (target, name) => {
      if (name === 'getResponseHeader') return getResponseHeader;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}

/** Test environments make these properties read-only, so an assignment would fail. */
function replace(name: 'fetch' | 'XMLHttpRequest', value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

/** From now on every response counts as the hub's, so that request handlers can stand in for it. */
export function addHubIdToAnswers(): void {
  const { fetch, XMLHttpRequest } = globalThis;
  replace('fetch', async (...request: Parameters<typeof fetch>) => withHubId(await fetch(...request)));
  replace(
    'XMLHttpRequest',
    new Proxy(XMLHttpRequest, { construct: (Upload) => uploadWithHubId(new Upload()) }),
  );
}

/** Resets the hub to reachable: an earlier test may have left it unreachable. */
export function setHubOnline(): void {
  noteAnswer(pb);
}
