import type PocketBase from 'pocketbase';
import { isReachable } from './reach';

/** Asks the hub past the session, whose end gives all other requests up. */
function ask<Answer>(
  client: PocketBase,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { signal } = new AbortController();
  return client.send<Answer>(path, { method: 'POST', headers, signal });
}

/**
 * Whether the session of this token was ended by its person's "Sign out everywhere", so that the device has to forget what
 * it has kept of them. `false` where the session ended otherwise, and where the hub says nothing.
 */
export async function wasEndedEverywhere(client: PocketBase, token: string): Promise<boolean> {
  try {
    const headers = { Authorization: token };
    const { everywhere } = await ask<{ everywhere?: unknown }>(client, '/api/hub/session-end', headers);
    return everywhere === true;
  } catch {
    return false;
  }
}

/**
 * Has the browser throw away what it keeps of the hub's answers by itself, at a log-out. Browsers do so over https, and with
 * the hub in reach; answers of the API they keep nowhere.
 */
export function clearBrowserCache(client: PocketBase): void {
  if (isReachable(client)) ask(client, '/api/hub/sign-out').catch(() => undefined);
}
