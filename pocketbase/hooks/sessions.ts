import { removeDevices } from './reminders/devices';
import { rememberEndedKey, wasEndedEverywhere } from './ended-keys';
import { inTransaction } from './transaction';

/** Ends every session of a person: all tokens are signed with the key that is renewed here. */
export function endSessions(tx: App, id: string): void {
  const person = tx.findRecordById('users', id);
  rememberEndedKey(tx, id, person.tokenKey());
  person.refreshTokenKey();
  // What someone else saves about this person at the same moment stays.
  person.ignoreUnchangedFields(true);
  tx.save(person);
  removeDevices(tx, id);
}

/** Ends every session of the person who asks, this one too. */
export function signOutEverywhere(e: RequestEvent): void {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  const { id } = e.auth;
  inTransaction(e.app, (tx) => endSessions(tx, id));
  e.noContent(204);
}

/**
 * Tells a device whose session is over whether its person signed out everywhere, so that it forgets what it has kept of
 * them. Only who has the token of that session is told.
 */
export function sayHowSessionEnded(e: RequestEvent): void {
  const token = e.request.header.get('Authorization').replace(/^Bearer /i, '');
  e.json(200, { everywhere: wasEndedEverywhere(e.app, token) });
}

/**
 * At a log-out: has the browser throw away what it keeps of the hub's answers by itself (Clear-Site-Data, which it takes
 * over https alone). Not the storage: the hub itself and the look of it stay. The session may be over by then, so it
 * answers everybody.
 */
export function clearBrowserCache(e: RequestEvent): void {
  e.response.header().set('Clear-Site-Data', '"cache"');
  e.noContent(204);
}
