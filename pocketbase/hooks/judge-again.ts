import { isAdmin } from './account';
import { findRecord, inTransaction, writeWhole } from './transaction';

/**
 * PocketBase asks its rules before a write waits for its turn. Meanwhile the record may have passed to somebody else, and
 * who asks may have lost a right. So both are asked again within the transaction, in which nothing else changes.
 */

/**
 * Refuses who has lost their session or the rights of an admin since they asked; the rest goes by the rights of now. Gives who
 * asks, as they are now.
 */
export function askAnew(tx: App, e: { auth: HubRecord | null }): HubRecord {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  if (e.auth.isSuperuser()) return e.auth;
  const now = findRecord(tx, 'users', e.auth.id);
  // Each token is signed with the key, which a deactivation renews too.
  if (now?.tokenKey() !== e.auth.tokenKey()) throw new UnauthorizedError('Please log in.');
  if (isAdmin(e.auth) && !isAdmin(now)) {
    throw new ForbiddenError('You are no longer an admin. Reload the page.');
  }
  e.auth = now;
  return now;
}

/** Refuses a write of a record that who asks may not write any more, as if there were none. */
export function judgeAgain(tx: App, e: RecordRequestEvent, latest: HubRecord, rule: AccessRule): void {
  askAnew(tx, e);
  if (!tx.canAccessRecord(latest, e.requestInfo(), rule)) throw new NotFoundError();
}

/** Runs the rest of a request in a transaction, once that lets it. */
function inTurn(e: RecordRequestEvent, judge: (tx: App) => void): void {
  const outer = e.app;
  try {
    inTransaction(outer, (tx) => {
      judge(tx);
      e.app = tx;
      e.next();
    });
  } finally {
    e.app = outer;
  }
}

/** Makes a record in its turn. */
export function createInTurn(e: RecordRequestEvent): void {
  inTurn(e, (tx) => askAnew(tx, e));
}

/** Deletes a record in its turn, as it is then. */
export function deleteInTurn(e: RecordRequestEvent): void {
  inTurn(e, (tx) => {
    const latest = findRecord(tx, e.collection.name, e.record.id);
    if (latest === null) throw new NotFoundError();
    judgeAgain(tx, e, latest, e.collection.deleteRule);
    e.record = latest;
  });
}

/** Writes records for who asks, all or none; gives what `write` gives. */
export function writeAs<T>(e: RequestEvent, write: (tx: App) => T): T {
  return writeWhole(e.app, (tx) => {
    askAnew(tx, e);
    return write(tx);
  });
}
