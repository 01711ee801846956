import { clearBrowserCache, HubError, onSessionEnd, pb, request, wasEndedEverywhere } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { clockAheadSentence, clockFetch } from './device-clock';
import { dropKeptTexts } from './kept-text';
import { type Session, SessionContext } from './session-context';
import { readPerson, readUser } from './session-user';
import { judgeStoredSession } from './stored-session';

/** Throws a `HubError`. */
async function signIn(client: PocketBase, email: string, password: string): Promise<void> {
  const clock = clockFetch();
  const options = { fetch: clock.fetch };
  await request(client, () => client.collection('users').authWithPassword(email.trim(), password, options));
  if (readUser(client.authStore) !== null) return;
  const { isValid } = client.authStore;
  client.authStore.clear();
  throw new HubError('unexpected', isValid ? {} : { message: clockAheadSentence(clock.aheadMs()) });
}

interface SessionProviderProps {
  client?: PocketBase;
  /** Called when the person has logged out, for what must be forgotten with them. */
  onSignOut?: (personId: string) => void;
  children: ReactNode;
}

/**
 * Keeps the session of `client` for everything below it. A stored session counts at once and is confirmed in
 * the background; a server that can't be reached ends nothing, and lets in whose session has expired meanwhile.
 * Sign-out in another tab signs out here too.
 */
export function SessionProvider({ client = pb, onSignOut, children }: SessionProviderProps) {
  const [user, setUser] = useState(() => readUser(client.authStore));
  const [isConfirming, setConfirming] = useState(user !== null);
  const [ending, setEnding] = useState<Session['ending']>(null);

  useEffect(() => {
    const read = () => {
      setUser(readUser(client.authStore));
    };
    return client.authStore.onChange(read);
  }, [client]);

  useEffect(() => {
    let isHere = true;
    void judgeStoredSession(client).then((obstacle) => {
      if (!isHere) return;
      setConfirming(false);
      // Who can't be asked sees what is on the device; the server judges the next request.
      if (obstacle === 'unjudged') setUser(readPerson(client.authStore.record));
      else if (obstacle !== null) setEnding(obstacle);
    });
    return () => {
      isHere = false;
    };
  }, [client]);

  const end = useCallback(
    (how: Session['ending']) => {
      if (client.authStore.token === '') return;
      setEnding(how);
      const { token, record } = client.authStore;
      // Who logs out leaves nothing behind; a session that merely ended leaves its person what they had typed.
      const forget = () => {
        dropKeptTexts();
        if (record !== null) onSignOut?.(record.id);
      };
      if (how === 'signed-out') clearBrowserCache(client);
      // Ends the live updates and all requests too (see `createClient`), with nothing to wait for.
      client.authStore.clear();
      if (how === 'signed-out') forget();
      else void wasEndedEverywhere(client, token).then((everywhere) => everywhere && forget());
    },
    [client, onSignOut],
  );

  useEffect(() => onSessionEnd(() => end('expired')), [end]);

  const personId = user?.id;
  useEffect(() => {
    if (personId !== undefined) dropKeptTexts(personId);
  }, [personId]);

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
    }),
    [client, end, ending, isConfirming, user],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
