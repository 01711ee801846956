import type PocketBase from 'pocketbase';
import { isReachable } from './reach';

/** Sends a request that the end of the session does not abort, unlike all others. */
function ask<Answer>(
  client: PocketBase,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { signal } = new AbortController();
  return client.send<Answer>(path, { method: 'POST', headers, signal });
}

/**
 * Whether this token's session was ended by "Sign out everywhere", after which the device deletes all; `null` if
 * unknown.
 */
export async function wasEndedEverywhere(client: PocketBase, token: string): Promise<boolean | null> {
  try {
    const headers = { Authorization: token };
    const { everywhere } = await ask<{ everywhere?: unknown }>(client, '/api/hub/session-end', headers);
    return everywhere === true;
  } catch {
    return null;
  }
}

/**
 * At a log-out, asks the browser to clear its own cache of the hub. Browsers do so over https, while the hub
 * can be reached; responses of the API are never in that cache.
 */
export function clearBrowserCache(client: PocketBase): void {
  if (isReachable(client)) ask(client, '/api/hub/sign-out').catch(() => undefined);
}
