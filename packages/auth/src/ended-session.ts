import { readLocal, storeLocal, wasEndedEverywhere } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { getTokenPayload } from 'pocketbase';

/** Stored while a session has expired on this device and nobody has logged in since: a reload still says why. */
const EXPIRED = 'hub.session-expired';
/** Replaces the session's token once the hub has said how the session ended. Earlier releases stored only this. */
const ANSWERED = 'true';

/** Whether the last session on this device expired and nobody has logged in since. */
export const hasExpired = () => readLocal(EXPIRED) !== null;

/** Stores that the session of this token expired, or `null` when somebody has logged in or out. */
export function storeExpired(token: string | null): void {
  storeLocal(EXPIRED, token);
}

/** Stores that nothing is left to ask about the session that expired. */
export function storeAnswered(): void {
  if (hasExpired()) storeLocal(EXPIRED, ANSWERED);
}

/**
 * Asks the hub whether the session of this token, by default the stored one, ended because its person signed out
 * everywhere. Returns that person's id: their data must be deleted. `null` if the session ended in another way, somebody
 * has logged in since, or the hub does not say; in the last case the next page asks again.
 */
export async function whoSignedOutEverywhere(
  client: PocketBase,
  token = readLocal(EXPIRED),
): Promise<string | null> {
  if (token === null || token === ANSWERED) return null;
  const everywhere = await wasEndedEverywhere(client, token);
  // Whoever has signed in meanwhile keeps what they have stored since.
  if (everywhere === null || client.authStore.token !== '') return null;
  storeAnswered();
  const id: unknown = getTokenPayload(token)['id'];
  return everywhere && typeof id === 'string' ? id : null;
}
