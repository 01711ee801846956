import { request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';

interface PasswordChange {
  userId: string;
  oldPassword: string;
  password: string;
}

/**
 * Sets a new password, which ends every session of the person, including this one: sign in after it. Throws a
 * `HubError` with the server's sentences for `oldPassword` and `password`.
 */
export async function changePassword(
  client: PocketBase,
  { userId, ...change }: PasswordChange,
): Promise<void> {
  const path = `/api/collections/users/records/${encodeURIComponent(userId)}`;
  const body = { ...change, passwordConfirm: change.password };
  // The SDK's own `update` would store the changed person with the token that has just ended.
  await request(client, () => client.send<unknown>(path, { method: 'PATCH', body }));
}

/** Ends every session of the person, including this one. Throws a `HubError`. */
export async function signOutEverywhere(client: PocketBase): Promise<void> {
  await request(client, () => client.send<unknown>('/api/hub/sign-out-everywhere', { method: 'POST' }));
}
