import { bodyOf } from './body';
import { refuseFields } from './refuse';
import { hasAdminRights, staysAdmin, type Rights } from './rights';
import { limitRate } from './services/budget';

/** How often a password may be tried in a minute: as often as a sign-in from one address. */
const MOST_TRIES = 10;

function rightsOf(record: HubRecord): Rights {
  return { role: record.getString('role'), isAdmin: record.getBool('isAdmin') };
}

/** Whether a request is an admin's, or comes from the admin console. */
export function isAdmin(auth: HubRecord): boolean {
  return auth.isSuperuser() || hasAdminRights(rightsOf(auth));
}

/** Gives a person both rights of an admin or neither, depending on the change. */
export function alignRights(record: HubRecord): void {
  const stays = staysAdmin(rightsOf(record.original()), rightsOf(record));
  record.set('role', stays ? 'admin' : 'user');
  record.set('isAdmin', stays);
}

/** Closes the realtime connections of a former admin: they reconnect with their new rights. */
export function endStreamsOfDemoted(e: RecordEvent): void {
  if (hasAdminRights(rightsOf(e.record.original())) && !hasAdminRights(rightsOf(e.record))) {
    const broker = e.app.subscriptionsBroker();
    for (const [id, client] of Object.entries(broker.clients())) {
      if (client.get('auth')?.id === e.record.id) broker.unregister(id);
    }
  }
  e.next();
}

/** Counts an attempt at the old password; as many are allowed as sign-ins. */
function countOldPassword(e: RecordRequestEvent): void {
  const body = bodyOf(e);
  if (body['oldPassword'] === undefined && body['currentPassword'] === undefined) return;
  if (limitRate(`password-tries.${e.record.id}`, MOST_TRIES, 60_000) > 0) throw new TooManyRequestsError('');
}

function hasNewPassword({ record }: RecordRequestEvent): boolean {
  return record.getString('password:hash') !== record.original().getString('password:hash');
}

function isAdminThemselves({ auth, record }: RecordRequestEvent): boolean {
  return auth?.id === record.id && hasAdminRights(rightsOf(record.original()));
}

function isOwnPassword(e: RecordRequestEvent, name: 'oldPassword' | 'currentPassword'): boolean {
  const password = bodyOf(e)[name];
  return typeof password === 'string' && e.record.original().validatePassword(password);
}

function hasNewAddress({ record }: RecordRequestEvent): boolean {
  return record.email() !== record.original().email();
}

/** Requires the old password from admins too if the account is their own: PocketBase does not. */
function requireOldPassword(e: RecordRequestEvent): void {
  if (isOwnPassword(e, 'oldPassword')) return;
  // In PocketBase's own words.
  const problem = new ValidationError('validation_invalid_old_password', 'Missing or invalid old password.');
  throw new BadRequestError('Failed to update record.', { oldPassword: problem });
}

/**
 * Requires the password from admins who change their own e-mail address, because the link that sets a new
 * password is sent to it. The field has its own name: PocketBase takes `oldPassword` for a change of the
 * password.
 */
function requireCurrentPassword(e: RecordRequestEvent): void {
  if (!isOwnPassword(e, 'currentPassword')) refuseFields({ currentPassword: 'This is not your password.' });
}

/** Requires the old password for a new password or address: an open session is not enough to take over an account. */
export function guardPassword(e: RecordRequestEvent): void {
  countOldPassword(e);
  if (isAdminThemselves(e)) {
    if (hasNewPassword(e)) requireOldPassword(e);
    else if (hasNewAddress(e)) requireCurrentPassword(e);
  }
  e.next();
}
