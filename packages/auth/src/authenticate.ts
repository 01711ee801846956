import { type HubError, request, toHubError } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import type { Login } from './login-spellings';

/** Whether an address or a password has non-ASCII letters, or a Punycode domain. */
const hasOtherSpellings = ({ email, password }: Login) => /[^ -~]|@.*xn--/i.test(`${password} ${email}`);

async function spellingsOf(typed: Login): Promise<Login[]> {
  if (!hasOtherSpellings(typed)) return [];
  const { otherSpellings } = await import('./login-spellings');
  return otherSpellings(typed);
}

/** Tries a login; returns the refusal if the server does not know it. Throws any other `HubError`. */
async function tryLogin(client: PocketBase, { email, password }: Login): Promise<HubError | null> {
  try {
    await request(client, () => client.collection('users').authWithPassword(email, password));
    return null;
  } catch (cause) {
    const error = toHubError(cause);
    if (error.kind !== 'invalid') throw error;
    return error;
  }
}

/** Signs in with a login, or with another spelling of it that the server knows. Throws a `HubError`. */
export async function authenticate(client: PocketBase, typed: Login): Promise<void> {
  const refused = await tryLogin(client, typed);
  if (refused === null) return;
  for (const login of await spellingsOf(typed)) {
    if ((await tryLogin(client, login)) === null) return;
  }
  throw refused;
}
