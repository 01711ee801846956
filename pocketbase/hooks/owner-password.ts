import { findOwner } from './owner';
import { noteForeignPassword } from './password-note';
import { inTransaction } from './transaction';

/** An account by its address; `null` if there is none. */
export function findAccount(app: App, collection: string, email: string): HubRecord | null {
  try {
    return app.findAuthRecordByEmail(collection, email);
  } catch (error) {
    if (String(error).includes('no rows')) return null;
    throw error;
  }
}

/** The owner's accounts in the hub and in the admin console; `null` if one of them is missing. */
export function ownersAccounts(app: App): { users: HubRecord; _superusers: HubRecord } | null {
  const users = findOwner(app);
  const _superusers = users && findAccount(app, '_superusers', users.email());
  return users === null || _superusers === null ? null : { users, _superusers };
}

/**
 * Copies the hash of an account's password to another account, because nothing else is stored; that ends its
 * sessions.
 */
function copyPassword(app: App, from: HubRecord, to: HubRecord): void {
  if (to.getString('password:hash') === from.getString('password:hash')) return;
  to.setRaw('password', from.getRaw('password'));
  if (!to.isSuperuser()) noteForeignPassword(to);
  to.refreshTokenKey();
  app.save(to);
}

/** Creates a login for the admin console that equals the person's in the hub. */
export function openConsole(app: App, person: HubRecord): void {
  let account = findAccount(app, '_superusers', person.email());
  if (account === null) {
    account = new Record(app.findCollectionByNameOrId('_superusers'));
    account.set('email', person.email());
  }
  copyPassword(app, person, account);
}

/** The owner has one password: a change in the hub or the admin console changes the other, in one transaction. */
export function keepOnePassword(e: RecordEvent): void {
  const outer = e.app;
  try {
    inTransaction(outer, (tx) => {
      e.app = tx;
      e.next();
      const owner = findOwner(tx);
      if (owner?.email() !== e.record.email()) return;
      if (e.record.isSuperuser()) copyPassword(tx, e.record, owner);
      else openConsole(tx, e.record);
    });
  } finally {
    e.app = outer;
  }
}
