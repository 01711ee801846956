import { renewSession, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { readUser } from './session-user';

/**
 * Lets the server check the stored session, and renews its token, so that active people stay signed in. Only
 * a refusal of the server ends the session: being offline proves nothing, and neither does the device's
 * clock.
 */
export async function verifyStoredSession(client: PocketBase): Promise<void> {
  const { authStore } = client;
  if (readUser(authStore) === null) {
    authStore.clear();
    return;
  }
  try {
    // `request` calls the listeners if the session has ended.
    await request(client, () => renewSession(client));
  } catch {
    // The session has ended, or the server could not check it: then the next request will.
  }
}
