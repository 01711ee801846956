import { removeDevices } from './reminders/devices';
import { rememberEndedKey, wasEndedEverywhere } from './ended-keys';
import { inTransaction } from './transaction';

/** Ends every session of a person by renewing the key that signs all their tokens. */
export function endSessions(tx: App, id: string): void {
  const person = tx.findRecordById('users', id);
  rememberEndedKey(tx, id, person.tokenKey());
  person.refreshTokenKey();
  // Keeps what someone else saves about this person at the same moment.
  person.ignoreUnchangedFields(true);
  tx.save(person);
  removeDevices(tx, id);
}

/** Ends every session of the requesting person, including this one. */
export function signOutEverywhere(e: RequestEvent): void {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  const { id } = e.auth;
  inTransaction(e.app, (tx) => endSessions(tx, id));
  e.noContent(204);
}

/**
 * Tells a device whose session has ended whether its person signed out everywhere, so that it deletes their
 * data. The request needs the token of that session.
 */
export function sayHowSessionEnded(e: RequestEvent): void {
  const token = e.request.header.get('Authorization').replace(/^Bearer /i, '');
  e.json(200, { everywhere: wasEndedEverywhere(e.app, token) });
}

/**
 * At a log-out, has the browser clear its own cache of the hub (Clear-Site-Data, which works over https
 * only). Not the storage: the app itself and its appearance stay. It answers everybody, because the session
 * may be over by then.
 */
export function clearBrowserCache(e: RequestEvent): void {
  e.response.header().set('Clear-Site-Data', '"cache"');
  e.noContent(204);
}
