import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import type * as v from 'valibot';
import { parseRecord } from './fields';
import { HubError } from './hub-error';
import { patientFetch } from './patient-fetch';
import { request } from './request';

/** The hub's response for a public service: the data, and their age if the hub sends it. */
export interface ServiceAnswer<T> {
  data: T;
  /** In seconds; for rates `null` while there can be no newer ones. */
  ageSeconds: number | null;
}

const UNAVAILABLE = 503;

const askPatiently = patientFetch('publicService');

function readAge(headers: Headers): number | null {
  const age = headers.get('X-Hub-Age');
  return age === null ? null : Number(age);
}

/** The server's own sentence names the service that failed, so it is better than one made here. */
function inTheHubsWords(cause: unknown): unknown {
  if (!(cause instanceof ClientResponseError) || cause.status !== UNAVAILABLE) return cause;
  const { message } = cause.response;
  return typeof message === 'string' && message !== '' ? new HubError('server', { message, cause }) : cause;
}

export interface AskOptions {
  /**
   * Whether the person asks for newer data than the hub has cached: it then calls the service at once, even a failing
   * one.
   */
  isPressed?: boolean;
}

/**
 * Calls one of the hub's routes to a public service (specification §7.51), such as `/api/hub/rates/latest`.
 * Throws a {@link HubError}: `server`, with the hub's sentence, if it has no data; `unexpected` if they have
 * another shape.
 */
export function askHub<S extends v.GenericSchema>(
  client: PocketBase,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
  { isPressed = false }: AskOptions = {},
): Promise<ServiceAnswer<v.InferOutput<S>>> {
  return request(client, async () => {
    let ageSeconds: number | null = null;
    const fetchWithAge = async (url: RequestInfo | URL, init?: RequestInit) => {
      const response = await askPatiently(url, init);
      ageSeconds = readAge(response.headers);
      return response;
    };
    try {
      const headers: Record<string, string> = isPressed ? { 'Cache-Control': 'no-cache' } : {};
      const body = await client.send<unknown>(path, { method: 'GET', query, headers, fetch: fetchWithAge });
      return { data: parseRecord(schema, body), ageSeconds };
    } catch (cause) {
      throw inTheHubsWords(cause);
    }
  });
}
