import type { BaseAuthStore } from 'pocketbase';
import { isAdmin } from './is-admin';

/** The person who is signed in. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  username: string | null;
  isAdmin: boolean;
  /** When an admin, or the console, set the password that the person still has; `null` when it is their own. */
  passwordSetByAdmin: Date | null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function passwordSetByAdmin({ passwordSetBy, passwordSetAt }: Record<string, unknown>): Date | null {
  return passwordSetBy === 'admin' && typeof passwordSetAt === 'string' ? new Date(passwordSetAt) : null;
}

/** The person whose session the store holds; `null` for none, one that has run out, or one without id or e-mail. */
export function readUser({ isValid, record }: Pick<BaseAuthStore, 'isValid' | 'record'>): SessionUser | null {
  return isValid ? readPerson(record) : null;
}

/**
 * The person of a stored session, run out or not; `null` without id or e-mail. Read by hand, because it is all that the
 * login page would need a parser for.
 */
export function readPerson(record: BaseAuthStore['record']): SessionUser | null {
  if (record === null) return null;
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
    passwordSetByAdmin: passwordSetByAdmin(stored),
  };
}
