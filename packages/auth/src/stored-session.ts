import { HubError, renewSession, request, toHubError } from '@hub/pb-client';
import { getTokenPayload, type default as PocketBase } from 'pocketbase';
import { readUser } from './session-user';

async function unlessFailed(work: Promise<void>): Promise<HubError | null> {
  try {
    await work;
    return null;
  } catch (cause) {
    return toHubError(cause);
  }
}

function isReadable({ token, record }: PocketBase['authStore']): boolean {
  return readUser({ isValid: true, record }) !== null && typeof getTokenPayload(token).exp === 'number';
}

/**
 * Has the server judge the session that the browser has kept, and renews its token, so that who uses the hub stays
 * signed in. Only a refusal ends it: being offline proves nothing, and neither does the clock of the device. Says
 * of a session that has expired by that clock whether the clock alone is in the way, because the server takes it, or
 * whether nobody could be asked.
 */
export async function judgeStoredSession(client: PocketBase): Promise<'clock-ahead' | 'unjudged' | null> {
  const { authStore } = client;
  if (!isReadable(authStore)) {
    authStore.clear();
    return null;
  }
  if (authStore.isValid) {
    // `request` tells the listeners of a session that has ended.
    await unlessFailed(request(client, () => renewSession(client)));
    return null;
  }
  const { token } = authStore;
  const failure = await unlessFailed(renewSession(client));
  if (failure === null) return readUser(authStore) === null ? 'clock-ahead' : null;
  if (authStore.token !== token) return null;
  if (failure.kind === 'session') authStore.clear();
  return failure.kind === 'session' ? null : 'unjudged';
}
