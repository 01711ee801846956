import { ClientResponseError, type default as PocketBase, type RecordAuthResponse } from 'pocketbase';
import { HubError, toHubError } from './hub-error';
import { inPlainWords } from './in-plain-words';
import { noteUnreachable } from './reach';

const sessionEndListeners = new Set<() => void>();

/** Calls `listener` when a request finds that the session is over; gives the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

function endSession(cause: unknown): HubError {
  for (const listener of sessionEndListeners) listener();
  return new HubError('session', { cause });
}

/**
 * Gets a new token for the session. Where the session has ended or changed meanwhile, here or in another tab, nothing
 * is saved: the SDK's own `authRefresh` would undo a log-out. An answer that breaks off, because the page is left or the
 * network goes, is an empty one to the SDK: saved, it would take the place of the session. Fails as the SDK does.
 */
export async function renewSession(client: PocketBase): Promise<void> {
  const { token, record } = client.authStore;
  if (record === null) return;
  const path = `/api/collections/${encodeURIComponent(record.collectionName)}/auth-refresh`;
  const renewed = await client.send<Partial<RecordAuthResponse>>(path, { method: 'POST' });
  if (!renewed.token || !renewed.record)
    throw new ClientResponseError(new TypeError('The answer broke off.'));
  if (client.authStore.token === token) client.authStore.save(renewed.token, renewed.record);
}

/** To a token that it no longer takes, the server answers as to a guest: with 400, 403 or 404 as well as 401. */
function mayHideEndedSession({ kind }: HubError): boolean {
  return kind === 'invalid' || kind === 'forbidden' || kind === 'not-found';
}

async function isRefused(client: PocketBase): Promise<boolean> {
  try {
    await renewSession(client);
    return false;
  } catch (cause) {
    return toHubError(cause).kind === 'session';
  }
}

async function showsEndedSession(client: PocketBase, error: HubError): Promise<boolean> {
  return error.kind === 'session' || (mayHideEndedSession(error) && (await isRefused(client)));
}

function isGivenUp(cause: unknown): boolean {
  return cause instanceof ClientResponseError && cause.isAbort;
}

/** A refusal with the hub's words for what is wrong with each field. */
async function inHubWords(refusal: HubError): Promise<HubError> {
  const fields = await inPlainWords(refusal.fields);
  const [message = refusal.message] = Object.values(fields);
  return new HubError(refusal.kind, { message, fields, cause: refusal.cause });
}

/**
 * Runs a request. Throws {@link HubError} and nothing else; tells the {@link onSessionEnd} listeners when the failure
 * turns out to be a session that has expired or was ended elsewhere. The server alone judges that: the clock of the
 * device may be wrong. A refusal that was meant for another session than the one that holds by now is no end of it.
 */
export async function request<T>(client: PocketBase, run: () => Promise<T>): Promise<T> {
  const { token } = client.authStore;
  try {
    return await run();
  } catch (cause) {
    const error = toHubError(cause);
    if (error.kind === 'offline' && !isGivenUp(cause)) noteUnreachable(client, cause);
    const isOver = await showsEndedSession(client, error);
    if (isOver && client.authStore.token === token) throw endSession(cause);
    // What the hub itself has said stays as it is.
    throw error === cause || Object.keys(error.fields).length === 0 ? error : await inHubWords(error);
  }
}
