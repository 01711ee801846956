import PocketBase, { BaseAuthStore } from 'pocketbase';
import { noteTime } from './hub-clock';
import { failureOf, forgetHub, originOf } from './origin';
import { patientFetch } from './patient-fetch';
import { noteAnswer } from './reach';
import { SessionStore } from './session-store';

const DEVELOPMENT_URL = 'http://127.0.0.1:8090';

function defaultUrl(): string {
  return import.meta.env.VITE_PB_URL || (import.meta.env.DEV ? DEVELOPMENT_URL : '/');
}

/** Without a window, as in the build, nothing is stored. */
const defaultStore = () => (typeof window === 'undefined' ? new BaseAuthStore() : new SessionStore());

/** Aborts pending requests when the session ends, so that no late response reaches the next person. */
function endRequestsWithSession(client: PocketBase): void {
  let session = new AbortController();
  client.authStore.onChange((token) => {
    if (token !== '') return;
    forgetHub(client);
    session.abort();
    session = new AbortController();
  });
  client.beforeSend = (url, options) => ({
    url,
    // The hub never redirects: a redirect comes from a captive portal that asks for its sign-in.
    options: { signal: session.signal, fetch: patientFetch(), redirect: 'manual', ...options },
  });
}

/**
 * A client with the hub's settings: parallel requests never cancel each other, each request carries the
 * person's language (specification §7.2), and the end of the session aborts them all. A response that does
 * not come from the hub counts as a failure to reach it.
 */
export function createClient(baseUrl: string, authStore: BaseAuthStore = defaultStore()): PocketBase {
  const language = typeof navigator === 'undefined' ? undefined : navigator.language;
  const client = new PocketBase(baseUrl, authStore, language);
  client.autoCancellation(false);
  endRequestsWithSession(client);
  client.afterSend = (response, data: unknown) => {
    const origin = originOf(client, response);
    if (origin === 'foreign' || origin === 'another-hub') throw failureOf(origin, response);
    if (origin === 'hub') {
      noteTime(response);
      noteAnswer(client);
    }
    return data;
  };
  return client;
}

/** The hub's one client: same origin in production, `VITE_PB_URL` or port 8090 in development. */
export const pb: PocketBase = createClient(defaultUrl());

/** Whether the session lasts for this tab only, because the browser refuses to store it. */
export function isForThisTabOnly({ authStore }: PocketBase): boolean {
  return authStore instanceof SessionStore && authStore.isTabOnly;
}
