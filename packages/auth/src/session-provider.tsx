import {
  clearBrowserCache,
  HubError,
  onSessionEnd,
  pb,
  readLocal,
  storeLocal,
  wasEndedEverywhere,
} from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { authenticate } from './authenticate';
import { dropStoredTexts } from './stored-text';
import { dropOldTypedTexts } from './typed-text';
import { type Session, SessionContext } from './session-context';
import { readUser } from './session-user';
import { verifyStoredSession } from './stored-session';

/** Stored while a session has expired on this device and nobody has logged in since: a reload still says why. */
const EXPIRED = 'hub.session-expired';

/** Throws a `HubError`. */
async function signIn(client: PocketBase, email: string, password: string): Promise<void> {
  await authenticate(client, { email: email.trim(), password });
  if (readUser(client.authStore) !== null) return;
  client.authStore.clear();
  throw new HubError('unexpected');
}

interface SessionProviderProps {
  client?: PocketBase;
  /** Called with the signed-in person, also for a stored session: other people's data must be deleted. */
  onSignIn?: (personId: string) => void;
  /** Called when the person has logged out: their data must be deleted. */
  onSignOut?: (personId: string) => void;
  children: ReactNode;
}

/**
 * Provides the session of `client` to everything below it. A stored session is valid at once and is confirmed
 * in the background; neither an unreachable server nor the device's clock ends it. A sign-out in another tab
 * signs out here too.
 */
export function SessionProvider({ client = pb, onSignIn, onSignOut, children }: SessionProviderProps) {
  const [user, setUser] = useState(() => readUser(client.authStore));
  const [isConfirming, setConfirming] = useState(user !== null);
  const [ending, setEnding] = useState<Session['ending']>(() =>
    user === null && readLocal(EXPIRED) !== null ? 'expired' : null,
  );

  useEffect(() => {
    const read = () => {
      setUser(readUser(client.authStore));
    };
    return client.authStore.onChange(read);
  }, [client]);

  useEffect(() => {
    let isHere = true;
    void verifyStoredSession(client).then(() => {
      if (isHere) setConfirming(false);
    });
    return () => {
      isHere = false;
    };
  }, [client]);

  const end = useCallback(
    (how: Session['ending']) => {
      if (client.authStore.token === '') return;
      setEnding(how);
      storeLocal(EXPIRED, how === 'expired' ? 'true' : null);
      const { token, record } = client.authStore;
      // A log-out deletes the drafts. After a session that merely expired, the person finds what they had
      // typed.
      const forget = () => {
        dropStoredTexts();
        if (record !== null) onSignOut?.(record.id);
      };
      if (how === 'signed-out') clearBrowserCache(client);
      // Also ends the live updates and all requests (see `createClient`); nothing to wait for.
      client.authStore.clear();
      if (how === 'signed-out') forget();
      else {
        void wasEndedEverywhere(client, token).then((everywhere) => {
          // Whoever has signed in meanwhile keeps what they have stored since.
          if (everywhere && client.authStore.token === '') forget();
        });
      }
    },
    [client, onSignOut],
  );

  useEffect(() => onSessionEnd(() => end('expired')), [end]);

  const personId = user?.id;
  useEffect(() => {
    if (personId === undefined) return;
    storeLocal(EXPIRED, null);
    dropStoredTexts(personId);
    dropOldTypedTexts(personId);
    onSignIn?.(personId);
  }, [onSignIn, personId]);

  const session = useMemo<Session>(
    () => ({
      user,
      status: user === null ? 'out' : isConfirming ? 'loading' : 'in',
      ending,
      signIn: async (email, password) => {
        setEnding(null);
        await signIn(client, email, password);
        setConfirming(false);
      },
      signOut: () => end('signed-out'),
      logInAgain: () => end('expired'),
    }),
    [client, end, ending, isConfirming, user],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
