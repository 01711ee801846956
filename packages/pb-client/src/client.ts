import PocketBase, { type BaseAuthStore } from 'pocketbase';
import { fetchOrTake } from './asked-first';
import { noteAnswer } from './reach';

const DEVELOPMENT_URL = 'http://127.0.0.1:8090';

function defaultUrl(): string {
  return import.meta.env.VITE_PB_URL || (import.meta.env.DEV ? DEVELOPMENT_URL : '/');
}

/** Gives up on what is under way when the session ends: no late answer is for whoever comes next. */
function endRequestsWithSession(client: PocketBase): void {
  let session = new AbortController();
  client.authStore.onChange((token) => {
    if (token !== '') return;
    session.abort();
    session = new AbortController();
  });
  client.beforeSend = (url, options) => ({
    url,
    options: { signal: session.signal, fetch: fetchOrTake, ...options },
  });
}

/**
 * A client as the hub uses it: parallel requests never cancel each other (specification §7), the person's language
 * goes with each request, and the end of the session ends them all.
 */
export function createClient(baseUrl: string, authStore?: BaseAuthStore): PocketBase {
  const language = typeof navigator === 'undefined' ? undefined : navigator.language;
  const client = new PocketBase(baseUrl, authStore, language);
  client.autoCancellation(false);
  endRequestsWithSession(client);
  client.afterSend = ({ status }, data: unknown) => {
    // A proxy answers in the place of a hub that is away.
    if (status < 500) noteAnswer(client);
    return data;
  };
  return client;
}

/** The hub's one client: same origin in production, `VITE_PB_URL` or port 8090 in development. */
export const pb: PocketBase = createClient(defaultUrl());
