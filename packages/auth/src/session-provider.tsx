import { HubError, onSessionEnd, pb, request, toHubError } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Session, SessionContext } from './session-context';
import { readUser } from './session-user';

const USERS = 'users';

/** Renews the token, so that who uses the hub stays signed in. Only a refusal by the server ends the session. */
async function confirm(client: PocketBase, signal: AbortSignal): Promise<void> {
  try {
    await request(client, () => client.collection(USERS).authRefresh({ signal }));
  } catch (error) {
    // `request` has told the listeners of an ended session. Any other failure, such as being
    // offline, proves nothing about the session: the requests of the page will tell.
    if (!(error instanceof HubError)) throw error;
  }
}

interface SessionProviderProps {
  client?: PocketBase;
  children: ReactNode;
}

/**
 * Keeps the session of `client` for everything below it. A stored session counts at once and is confirmed in
 * the background; a server that can't be reached ends nothing. Sign-out in another tab signs out here too.
 */
export function SessionProvider({ client = pb, children }: SessionProviderProps) {
  const [user, setUser] = useState(() => readUser(client.authStore));
  const [isConfirming, setConfirming] = useState(user !== null);
  const [ending, setEnding] = useState<Session['ending']>(null);
  const confirmation = useRef<AbortController>(null);

  useEffect(() => {
    const read = () => {
      setUser(readUser(client.authStore));
    };
    return client.authStore.onChange(read);
  }, [client]);

  useEffect(() => {
    if (readUser(client.authStore) === null) {
      client.authStore.clear();
      return undefined;
    }
    const controller = new AbortController();
    confirmation.current = controller;
    void confirm(client, controller.signal).finally(() => {
      if (!controller.signal.aborted) setConfirming(false);
    });
    return () => {
      controller.abort();
    };
  }, [client]);

  const end = useCallback(
    async (how: Session['ending']) => {
      if (client.authStore.token === '') return;
      // A confirmation that arrived later would bring the session back.
      confirmation.current?.abort();
      setEnding(how);
      try {
        // Live updates outlast the token: the next person would receive those of the last.
        await client.realtime.unsubscribe();
      } finally {
        client.authStore.clear();
      }
    },
    [client],
  );

  useEffect(() => onSessionEnd(() => void end('expired')), [end]);

  const session = useMemo<Session>(
    () => ({
      user,
      status: user === null ? 'out' : isConfirming ? 'loading' : 'in',
      ending,
      signIn: async (email, password) => {
        setEnding(null);
        try {
          await client.collection(USERS).authWithPassword(email.trim(), password);
        } catch (cause) {
          throw toHubError(cause);
        }
        if (readUser(client.authStore) === null) throw new HubError('unexpected');
        setConfirming(false);
      },
      signOut: () => end('signed-out'),
    }),
    [client, end, ending, isConfirming, user],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
