import type PocketBase from 'pocketbase';
import { HubError, toHubError } from './hub-error';

const sessionEndListeners = new Set<() => void>();

/** Calls `listener` when a request finds that the session is over; gives the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

function endSession(cause?: unknown): HubError {
  for (const listener of sessionEndListeners) listener();
  return new HubError('session', { cause });
}

function hasExpired(client: PocketBase): boolean {
  return client.authStore.token !== '' && !client.authStore.isValid;
}

/** To a token that it no longer takes, the server answers as to a guest: with 400, 403 or 404 as well as 401. */
function mayHideEndedSession({ kind }: HubError): boolean {
  return kind === 'invalid' || kind === 'forbidden' || kind === 'not-found';
}

async function isRefused(client: PocketBase): Promise<boolean> {
  const { record } = client.authStore;
  if (record === null) return false;
  try {
    await client.collection(record.collectionName).authRefresh();
    return false;
  } catch (cause) {
    return toHubError(cause).kind === 'session';
  }
}

/**
 * Runs a request. Throws {@link HubError} and nothing else; tells the {@link onSessionEnd} listeners
 * when the failure turns out to be a session that has expired or was ended elsewhere.
 */
export async function request<T>(client: PocketBase, run: () => Promise<T>): Promise<T> {
  if (hasExpired(client)) throw endSession();
  try {
    return await run();
  } catch (cause) {
    const error = toHubError(cause);
    if (error.kind === 'session') throw endSession(cause);
    if (mayHideEndedSession(error) && (await isRefused(client))) throw endSession(cause);
    throw error;
  }
}
