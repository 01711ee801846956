import { type BaseAuthStore, getTokenPayload } from 'pocketbase';
import { isAdmin } from './is-admin';

/** The person who is signed in. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  username: string | null;
  isAdmin: boolean;
  /** The name of their time zone; `null` where none is known yet. */
  timeZone: string | null;
  /** Where new aliases are made for them; `null` until they choose one. */
  aliasDomain: string | null;
  /** Whether a channel of their reminders does not work. */
  remindersFail: boolean;
  /** Whether the hub is theirs. */
  ownsHub: boolean;
  /** Whether the owner of the hub is warned of something. */
  hubWarns: boolean;
  /** When an admin, or the console, set the password that the person still has; `null` when it is their own. */
  passwordSetByAdmin: Date | null;
  /** When they were added to the hub; `null` where a device has stored it without. */
  addedAt: Date | null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function passwordSetByAdmin({ passwordSetBy, passwordSetAt }: Record<string, unknown>): Date | null {
  return passwordSetBy === 'admin' && typeof passwordSetAt === 'string' ? new Date(passwordSetAt) : null;
}

/**
 * The person whose session the store holds; `null` for none, or one without id, e-mail or end. Whether it has ended the
 * server alone judges: the clock of the device may be wrong. Read by hand, because it is all that the login page would
 * need a parser for.
 */
export function readUser({ token, record }: Pick<BaseAuthStore, 'token' | 'record'>): SessionUser | null {
  if (record === null || typeof getTokenPayload(token).exp !== 'number') return null;
  const stored: Record<string, unknown> = record;
  const id = textOrNull(stored.id);
  const email = textOrNull(stored.email);
  if (id === null || email === null) return null;
  return {
    id,
    email,
    name: textOrNull(stored.name),
    username: textOrNull(stored.username),
    isAdmin: isAdmin({ email, role: textOrNull(stored.role), isAdmin: stored.isAdmin === true }),
    timeZone: textOrNull(stored.timeZone),
    aliasDomain: textOrNull(stored.aliasDomain),
    remindersFail: stored.remindersFail === true,
    ownsHub: stored.ownsHub === true,
    hubWarns: stored.hubWarns === true,
    passwordSetByAdmin: passwordSetByAdmin(stored),
    addedAt: typeof stored.created === 'string' ? new Date(stored.created.replace(' ', 'T')) : null,
  };
}
