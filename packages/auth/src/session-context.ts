import { createContext, use } from 'react';
import type { SessionUser } from './session-user';

/** Who is signed in, and the ways to change it. */
export interface Session {
  user: SessionUser | null;
  /** `loading` while a stored session is being confirmed; its person is known already. */
  status: 'loading' | 'in' | 'out';
  /** How the last session of this tab ended; `null` when there was none. */
  ending: 'signed-out' | 'expired' | null;
  /**
   * How far the clock of the device is ahead of the server's, in milliseconds, where it makes a session seem over that the
   * server takes; else `null`.
   */
  clockAhead: number | null;
  /** Throws a `HubError`; `invalid` means that the credentials are wrong. */
  signIn: (email: string, password: string) => Promise<void>;
  /** Ends the session at once, with its live updates and all requests that are under way. */
  signOut: () => void;
  /** Ends the session as one that has expired: what this device keeps of the person stays, and they log in again. */
  logInAgain: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the person at the screen. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}
