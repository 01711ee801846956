import {
  ClientResponseError,
  type default as PocketBase,
  type RecordAuthResponse,
  type RecordModel,
} from 'pocketbase';
import { HubError, isTemporary, toHubError } from './hub-error';
import { inPlainWords } from './in-plain-words';
import { noteUnreachable } from './reach';

const sessionEndListeners = new Set<() => void>();

/** Calls `listener` when a request finds that the session has ended. Returns the unsubscribe function. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

function endSession(cause: unknown): HubError {
  for (const listener of sessionEndListeners) listener();
  return new HubError('session', { cause });
}

/** The newer of two versions of the signed-in person: a renewal may be older than a change made meanwhile. */
function newest(renewed: RecordModel, here: RecordModel | null): RecordModel {
  const isOlder = here !== null && renewed.updated < here.updated;
  return isOlder ? here : renewed;
}

/**
 * Gets a new token for the session. If the session has ended or changed meanwhile, here or in another tab,
 * nothing is saved: the SDK's own `authRefresh` would undo a log-out. A response that breaks off (the page is
 * left, the network fails) looks empty to the SDK, and must not replace the session. Fails as the SDK does.
 */
export async function renewSession(client: PocketBase): Promise<void> {
  const { token, record } = client.authStore;
  if (record === null) return;
  const path = `/api/collections/${encodeURIComponent(record.collectionName)}/auth-refresh`;
  const renewed = await client.send<Partial<RecordAuthResponse>>(path, { method: 'POST' });
  if (!renewed.token || !renewed.record)
    throw new ClientResponseError(new TypeError('The answer broke off.'));
  if (client.authStore.token !== token) return;
  client.authStore.save(renewed.token, newest(renewed.record, client.authStore.record));
}

/** The server treats a token that is no longer valid as that of a guest: it answers with 400, 401, 403 or 404. */
function mayHideEndedSession({ kind }: HubError): boolean {
  return kind === 'invalid' || kind === 'forbidden' || kind === 'not-found';
}

/** Whether the hub refuses to renew the session. Throws a `HubError` if that can't be found out. */
async function isRefused(client: PocketBase): Promise<boolean> {
  try {
    await renewSession(client);
    return false;
  } catch (cause) {
    // The person has logged out meanwhile, which cancels all requests.
    if (isCancelled(cause)) return false;
    const error = toHubError(cause);
    if (error.kind === 'offline') noteUnreachable(client, cause);
    // The hub did not say whether the session has ended.
    if (isTemporary(error)) throw error;
    return error.kind === 'session';
  }
}

async function showsEndedSession(client: PocketBase, error: HubError): Promise<boolean> {
  return error.kind === 'session' || (mayHideEndedSession(error) && (await isRefused(client)));
}

function isCancelled(cause: unknown): boolean {
  return cause instanceof ClientResponseError && cause.isAbort;
}

/** A refusal with the hub's own sentences for each field. */
async function inHubWords(refusal: HubError): Promise<HubError> {
  const fields = await inPlainWords(refusal.fields);
  const [message = refusal.message] = Object.values(fields);
  return new HubError(refusal.kind, { message, fields, cause: refusal.cause });
}

/**
 * Runs a request. Throws {@link HubError} only, and calls the {@link onSessionEnd} listeners if the session
 * has expired or was ended elsewhere. The server alone decides that: the device's clock may be wrong. A
 * refusal of an older token does not end the current session. A refusal that an ended session may have caused is
 * thrown only once the session has proved valid.
 */
export async function request<T>(client: PocketBase, run: () => Promise<T>): Promise<T> {
  const { token } = client.authStore;
  try {
    return await run();
  } catch (cause) {
    const error = toHubError(cause);
    if (error.kind === 'offline' && !isCancelled(cause)) noteUnreachable(client, cause);
    const isOver = await showsEndedSession(client, error);
    if (isOver && client.authStore.token === token) throw endSession(cause);
    // A `HubError` that `run` threw keeps its own messages.
    throw error === cause || Object.keys(error.fields).length === 0 ? error : await inHubWords(error);
  }
}
