import { type BaseAuthStore, getTokenPayload } from 'pocketbase';
import { isAdmin } from './is-admin';

/** A password that its person has not chosen. */
interface ForeignPassword {
  from: 'admin' | 'restore';
  setAt: Date;
}

/** The signed-in person. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  username: string | null;
  isAdmin: boolean;
  /** The IANA name of their time zone; `null` if it is not known yet. */
  timeZone: string | null;
  /** The domain of their new aliases; `null` until they choose one. */
  aliasDomain: string | null;
  /** Whether a channel of their reminders fails. */
  remindersFail: boolean;
  /** Whether they own the hub. */
  ownsHub: boolean;
  /** Whether there is a warning for the owner of the hub. */
  hubWarns: boolean;
  /** Whether what they have is nearly all that the hub lets one person have. */
  isNearQuota: boolean;
  /** Who set the password that the person still has, an admin or the console or a restored backup; `null` when it is their own. */
  foreignPassword: ForeignPassword | null;
  /** When they were added to the hub; `null` where a device has stored it without. */
  addedAt: Date | null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function foreignPassword({
  passwordSetBy: from,
  passwordSetAt,
}: Record<string, unknown>): ForeignPassword | null {
  if ((from !== 'admin' && from !== 'restore') || typeof passwordSetAt !== 'string') return null;
  return { from, setAt: new Date(passwordSetAt) };
}

/**
 * The person of the stored session; `null` if there is none, or it has no id, e-mail or expiry. Whether it
 * has expired is up to the server: the device's clock may be wrong. Parsed by hand, because the login page
 * would need the parser library for nothing else.
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
    isAdmin: isAdmin({ role: textOrNull(stored.role), isAdmin: stored.isAdmin === true }),
    timeZone: textOrNull(stored.timeZone),
    aliasDomain: textOrNull(stored.aliasDomain),
    remindersFail: stored.remindersFail === true,
    ownsHub: stored.ownsHub === true,
    hubWarns: stored.hubWarns === true,
    isNearQuota: stored.isNearQuota === true,
    foreignPassword: foreignPassword(stored),
    addedAt: typeof stored.created === 'string' ? new Date(stored.created.replace(' ', 'T')) : null,
  };
}
