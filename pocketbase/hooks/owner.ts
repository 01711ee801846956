import { alignRights } from './account';
import { hubValue, setHubValue } from './hub-value';
import { sentence } from './refuse';
import { findRecord } from './transaction';

/** The name of the stored owner id. */
const OWNER = 'owner';

/** The hub's owner (the specification's "one specific owner address"). `null` before the first start. */
export function findOwner(app: App): HubRecord | null {
  return findRecord(app, 'users', hubValue(app, OWNER));
}

/** Stores who owns the hub. */
export function saveOwner(app: App, person: HubRecord): void {
  setHubValue(app, OWNER, person.id);
}

/** Whether a record is that of the person who owns the hub. */
export function isOwner(app: App, record: HubRecord): boolean {
  return hubValue(app, OWNER) === record.id;
}

/** Gives a person all rights of an admin, and access to the hub. */
export function makeAdmin(record: HubRecord): void {
  record.set('role', 'admin');
  record.set('isAdmin', true);
  record.set('isDeactivated', false);
}

/**
 * On every save of a person: the owner stays an admin and keeps the address; others are admins entirely, or not at
 * all.
 */
export function keepOwnerAdmin(e: RecordEvent): void {
  const { record } = e;
  if (isOwner(e.app, record)) {
    if (record.original().email() !== record.email()) {
      const problem = 'The owner’s e-mail stays: "npm start -- --owner" moves the ownership to another one.';
      throw sentence(400, 'email', problem);
    }
    if (record.getBool('isDeactivated')) {
      throw sentence(400, 'isDeactivated', 'The owner of the hub can’t be deactivated.');
    }
    makeAdmin(record);
  } else alignRights(record);
  e.next();
}

/** Other admins may not change the owner's account: with its password they would become the owner. */
export function guardOwner(e: RecordRequestEvent): void {
  const isSelf = e.auth?.id === e.record.id;
  if (isOwner(e.app, e.record) && !isSelf && e.auth?.isSuperuser() !== true) {
    throw new ForbiddenError('Only the owner can change the owner’s account.');
  }
  e.next();
}

/** Refuses to delete the owner. */
export function keepOwner(e: RecordEvent): void {
  if (isOwner(e.app, e.record)) throw new ForbiddenError('The owner of the hub can’t be deleted.');
  e.next();
}

/** People can't change the address of their account themselves: admins do it. */
export function refuseEmailChange(): void {
  throw new ForbiddenError('Ask an admin to change your e-mail.');
}
