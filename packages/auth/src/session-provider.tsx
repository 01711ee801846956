import { clearBrowserCache, HubError, onSessionEnd, pb } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { authenticate } from './authenticate';
import { hasExpired, storeAnswered, storeExpired, whoSignedOutEverywhere } from './ended-session';
import { dropStoredTexts } from './stored-text';
import { dropOldTypedTexts } from './typed-text';
import { type Session, SessionContext } from './session-context';
import { readUser } from './session-user';
import { verifyStoredSession } from './stored-session';

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
    user === null && hasExpired() ? 'expired' : null,
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

  const forget = useCallback(
    (personId: string) => {
      dropStoredTexts();
      onSignOut?.(personId);
    },
    [onSignOut],
  );

  const forgetIfSignedOut = useCallback(
    async (token?: string) => {
      const personId = await whoSignedOutEverywhere(client, token);
      if (personId !== null) forget(personId);
    },
    [client, forget],
  );

  useEffect(() => {
    // The last page may have ended before the hub said how the session had.
    if (client.authStore.token === '') void forgetIfSignedOut();
  }, [client, forgetIfSignedOut]);

  const end = useCallback(
    (how: Session['ending']) => {
      const { token, record } = client.authStore;
      if (token === '') return;
      setEnding(how);
      storeExpired(how === 'expired' ? token : null);
      if (how === 'signed-out') clearBrowserCache(client);
      // Also ends the live updates and all requests (see `createClient`); nothing to wait for.
      client.authStore.clear();
      // A log-out deletes the drafts. After a session that merely expired, the person finds what they had
      // typed.
      if (how === 'expired') void forgetIfSignedOut(token);
      else if (record !== null) forget(record.id);
    },
    [client, forget, forgetIfSignedOut],
  );

  useEffect(() => onSessionEnd(() => end('expired')), [end]);

  const personId = user?.id;
  useEffect(() => {
    if (personId === undefined) return;
    storeExpired(null);
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
      logInAgain: () => {
        end('expired');
        // Another hub can't say how the session ends, which may still be valid for its own.
        storeAnswered();
      },
    }),
    [client, end, ending, isConfirming, user],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
