import { isAdmin } from './account';
import { findRecord, inTransaction, type RunTransaction, writeWhole } from './transaction';

/**
 * PocketBase checks its rules before a write waits for its turn, and before a slow body has arrived. Meanwhile
 * the record may have got another owner, and the person may have lost a right. So both are checked again inside
 * the transaction, in which nothing else changes.
 */

/**
 * Refuses a person who has lost their session or their admin rights since the request; everything else is
 * decided by their current rights. Returns the person's current record.
 */
export function currentRights(tx: App, e: { auth: HubRecord | null }): HubRecord {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  if (e.auth.isSuperuser()) return e.auth;
  const now = findRecord(tx, 'users', e.auth.id);
  // The key signs each token; a deactivation renews it too.
  if (now?.tokenKey() !== e.auth.tokenKey()) throw new UnauthorizedError('Please log in.');
  if (isAdmin(e.auth) && !isAdmin(now)) {
    throw new ForbiddenError('You are no longer an admin. Reload the page.');
  }
  e.auth = now;
  return now;
}

/** Refuses a write of a record that the person may no longer write, as if the record did not exist. */
export function judgeAgain(tx: App, e: RecordRequestEvent, latest: HubRecord, rule: AccessRule): void {
  currentRights(tx, e);
  if (!tx.canAccessRecord(latest, e.requestInfo(), rule)) throw new NotFoundError();
}

/** Runs the rest of a request in a transaction, if the check inside the transaction passes. */
export function inTurn(e: RecordRequestEvent, judge: (tx: App) => void): void {
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

/** Creates a record inside its transaction. */
export function createInTurn(e: RecordRequestEvent): void {
  inTurn(e, (tx) => currentRights(tx, e));
}

/** Deletes a record inside its transaction, in its current state. */
export function deleteInTurn(e: RecordRequestEvent): void {
  inTurn(e, (tx) => {
    const latest = findRecord(tx, e.collection.name, e.record.id);
    if (latest === null) throw new NotFoundError();
    judgeAgain(tx, e, latest, e.collection.deleteRule);
    e.record = latest;
  });
}

/** Writes records for a person, all or none; returns the result of `write`. */
export function writeAs<T>(e: RequestEvent, write: (tx: App) => T): T {
  return writeWhole(e.app, (tx) => {
    currentRights(tx, e);
    return write(tx);
  });
}

/** Runs each part of a long change for a person, as long as they have their rights. */
export function inPartsAs(e: RequestEvent, inPart: RunTransaction = inTransaction): RunTransaction {
  return (app, run) =>
    inPart(app, (tx) => {
      currentRights(tx, e);
      run(tx);
    });
}
