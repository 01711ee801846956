import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../session-context';
import type { SessionUser } from '../session-user';

const MEI: SessionUser = {
  id: 'mei000000000000',
  email: 'mei@example.com',
  name: 'Mei',
  username: null,
  isAdmin: false,
  timeZone: 'Europe/Amsterdam',
  aliasDomain: null,
  remindersFail: false,
  ownsHub: false,
  hubWarns: false,
  isNearQuota: false,
  foreignPassword: null,
  addedAt: null,
};

interface SignedInProps {
  /** Changes to the sample person; `null` for a guest. */
  user?: Partial<SessionUser> | null;
  /** Changes to the session, such as a `signIn` that fails. */
  session?: Partial<Session>;
  children: ReactNode;
}

/** A session for stories and tests, without a server. */
export function SignedIn({ user = {}, session = {}, children }: SignedInProps) {
  const value: Session = {
    user: user && { ...MEI, ...user },
    status: user === null ? 'out' : 'in',
    ending: null,
    signIn: () => Promise.resolve(),
    signOut: () => undefined,
    logInAgain: () => undefined,
    ...session,
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}
