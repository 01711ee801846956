import { createContext, use } from 'react';
import type { SessionUser } from './session-user';

/** The signed-in person, and the functions to sign in and out. */
export interface Session {
  user: SessionUser | null;
  /** `loading` while a stored session is being confirmed; its person is already known. */
  status: 'loading' | 'in' | 'out';
  /** How the last session of this tab ended, or one that expired before a reload; `null` if there was none. */
  ending: 'signed-out' | 'expired' | null;
  /** Throws a `HubError`; `invalid` means wrong credentials. */
  signIn: (email: string, password: string) => Promise<void>;
  /** Ends the session at once, with its live updates and all running requests. */
  signOut: () => void;
  /** Ends the session as if it had expired: the person's data stay on the device, and they log in again. */
  logInAgain: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the current person. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}
