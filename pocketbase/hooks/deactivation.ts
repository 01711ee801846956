import { rememberEndedKey } from './ended-keys';
import { removeDevices } from './reminders/devices';
import { sentence } from './refuse';

/** The message at a sign-in to a deactivated account with the right password. */
const DEACTIVATED = 'Your account is deactivated. Ask an admin to activate it again.';

/** Refuses people who would lock themselves out. */
export function guardOwnAccess(e: RecordRequestEvent): void {
  if (e.auth?.id === e.record.id && e.record.getBool('isDeactivated')) {
    throw sentence(403, 'isDeactivated', 'You can’t deactivate your own account.');
  }
  e.next();
}

/**
 * Ends the access of a person who is being deactivated: renews the key that signs all their tokens, which
 * also closes their streams, and makes each device delete their data. Their records stay.
 */
export function endAccessOfDeactivated(e: RecordEvent): void {
  const { app, record } = e;
  if (record.getBool('isDeactivated') && !record.original().getBool('isDeactivated')) {
    rememberEndedKey(app, record.id, record.original().tokenKey());
    record.refreshTokenKey();
    removeDevices(app, record.id);
  }
  e.next();
}

/** Tells a person who knows the password why they can't sign in: PocketBase's own message does not. */
export function sayDeactivated(e: RecordRequestEvent): void {
  try {
    e.next();
  } catch (error) {
    const { value } = error as { value?: { status?: number } };
    if (value?.status === 403 && e.record.getBool('isDeactivated')) throw sentence(403, 'email', DEACTIVATED);
    throw error;
  }
}
