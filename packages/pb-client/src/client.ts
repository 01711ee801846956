import PocketBase, { type BaseAuthStore } from 'pocketbase';

const DEVELOPMENT_URL = 'http://127.0.0.1:8090';

function defaultUrl(): string {
  return import.meta.env.VITE_PB_URL || (import.meta.env.DEV ? DEVELOPMENT_URL : '/');
}

/**
 * A client as the hub uses it: parallel requests never cancel each other (specification §7),
 * and the person's language goes with each request.
 */
export function createClient(baseUrl: string, authStore?: BaseAuthStore): PocketBase {
  const language = typeof navigator === 'undefined' ? undefined : navigator.language;
  const client = new PocketBase(baseUrl, authStore, language);
  client.autoCancellation(false);
  return client;
}

/** The hub's one client: same origin in production, `VITE_PB_URL` or port 8090 in development. */
export const pb: PocketBase = createClient(defaultUrl());
