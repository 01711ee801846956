import { renewSession, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { readUser } from './session-user';

/**
 * Has the server check the stored session, and renews its token, so that a person who uses the hub stays
 * signed in. Only a refusal of the server ends the session: being offline proves nothing, and neither does the clock
 * of the device. Gives whether the server accepted it.
 */
export async function verifyStoredSession(client: PocketBase): Promise<boolean> {
  const { authStore } = client;
  if (readUser(authStore) === null) {
    authStore.clear();
    return false;
  }
  try {
    // `request` informs the listeners when a session has ended.
    await request(client, () => renewSession(client));
    return true;
  } catch {
    // The session has ended, or the server has not checked it: then the next request finds out.
    return false;
  }
}
