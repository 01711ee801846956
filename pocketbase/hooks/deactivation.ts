import { rememberEndedKey } from './ended-keys';
import { removeDevices } from './reminders/devices';
import { sentence } from './refuse';

/** What who is deactivated reads when they sign in with the right password. */
const DEACTIVATED = 'Your account is deactivated. Ask an admin to activate it again.';

/** Nobody shuts themselves out. */
export function guardOwnAccess(e: RecordRequestEvent): void {
  if (e.auth?.id === e.record.id && e.record.getBool('isDeactivated')) {
    throw sentence(403, 'isDeactivated', 'You can’t deactivate your own account.');
  }
  e.next();
}

/**
 * Ends the access of a person who is being deactivated: all tokens are signed with the key that is renewed here, which
 * ends streams as well, and each device forgets what it has kept of them. Their records stay.
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

/** Says to who knows the password why they don't get in: PocketBase names only a requirement of the collection. */
export function sayDeactivated(e: RecordRequestEvent): void {
  try {
    e.next();
  } catch (error) {
    const { value } = error as { value?: { status?: number } };
    if (value?.status === 403 && e.record.getBool('isDeactivated')) throw sentence(403, 'email', DEACTIVATED);
    throw error;
  }
}
