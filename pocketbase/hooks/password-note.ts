import { bodyOf } from './body';
import { forgetForeign, refuseTooMany, setByOthersAt } from './foreign-passwords';
import { dropHubValue, hubValue, setHubValue } from './hub-value';
import { execute } from './services/stored';

/**
 * Records who last set a person's password, so that nobody else can do it unnoticed. It counts as the
 * person's own only if nobody else was involved: the link in an e-mail proves nothing if somebody else chose
 * its address.
 */

/** The fields of the note, which only the server writes. */
export const NOTE = ['passwordSetBy', 'passwordSetAt', 'emailSetByAdmin'];
/** Whoever changes one of these for somebody else may receive the link that sets a password. */
const WAYS_TO_THE_LINK = ['email', 'tokenKey'];

function setNote(record: HubRecord, by: 'self' | 'admin', at = new Date().toISOString()): void {
  record.set('passwordSetBy', by);
  record.set('passwordSetAt', at);
}

/** Notes on a person's record that the console, or the hub's start, has set the password. */
export function noteForeignPassword(record: HubRecord): void {
  setNote(record, 'admin');
}

/** The name of the stored time at which somebody else last changed one of them. */
const waysSetAt = (person: string) => `ways-set-at ${person}`;

/** Whether the sent password is the current one and not the person's own: sending it again does not make it theirs. */
function isForeignStill(record: HubRecord, password: string): boolean {
  const isForeign = ['admin', 'restore'].includes(record.getString('passwordSetBy'));
  return isForeign && record.validatePassword(password);
}

/** Notes a password set in the person's name: it is their own, unless somebody else has set it for them before. */
function noteOwnPassword(app: App, record: HubRecord, before: HubRecord, sent: unknown): void {
  const password = String(sent);
  if (isForeignStill(before, password)) return;
  const setAt = setByOthersAt(app, record.id, password);
  setNote(record, setAt === null ? 'self' : 'admin', setAt ?? undefined);
}

/** Notes a password that somebody else sets; refuses it once no more can be stored. */
function noteAdminsPassword(app: App, record: HubRecord): void {
  refuseTooMany(app, record.id);
  setNote(record, 'admin');
}

/** Notes who changes a person's password, and whether somebody else changes the address of its e-mails. */
export function notePasswordChange(e: RecordRequestEvent): void {
  const { record } = e;
  const before = record.original();
  const isOwn = e.auth?.id === record.id;
  for (const name of NOTE) record.set(name, before.get(name));
  if (!isOwn && WAYS_TO_THE_LINK.some((name) => record.getString(name) !== before.getString(name))) {
    record.set('emailSetByAdmin', true);
    setHubValue(e.app, waysSetAt(record.id), new Date().toISOString());
  }
  const { password } = bodyOf(e);
  if (password && !isOwn) noteAdminsPassword(e.app, record);
  if (password && isOwn) noteOwnPassword(e.app, record, before, password);
  e.next();
}

/**
 * The same for a password that is set by the link in an e-mail: it counts as an admin's if an admin has set the
 * address.
 */
export function notePasswordReset(e: RecordRequestEvent): void {
  const { app, record } = e;
  if (record.getBool('emailSetByAdmin')) noteAdminsPassword(app, record);
  else noteOwnPassword(app, record, record.original(), bodyOf(e)['password']);
  e.next();
}

/**
 * Whether no admin can know a person's password: no admin has set it, and it is older than an admin's change
 * of the address. A newer one may have been set in a session that the admin had opened.
 */
function isOwnSinceBefore(app: App, record: HubRecord): boolean {
  const setAt = record.getString('passwordSetAt');
  return (
    record.getString('passwordSetBy') !== 'admin' &&
    (setAt === '' || setAt < hubValue(app, waysSetAt(record.id)))
  );
}

/**
 * A sign-in with a password that no admin knows proves that the person has the address. The session key
 * differs if the address or the password has just changed, so that a simultaneous change keeps its note.
 */
export function proveAddress(e: RecordRequestEvent): void {
  e.next();
  const { app, record } = e;
  if (!record.getBool('emailSetByAdmin') || !isOwnSinceBefore(app, record)) return;
  execute(app, 'UPDATE users SET emailSetByAdmin = FALSE WHERE id = {:id} AND tokenKey = {:key}', {
    id: record.id,
    key: record.getString('tokenKey'),
  });
}

/** Shows the note, and the domain of their aliases, to the person only, and in the admin console. */
export function hideFromOthers(e: RecordEnrichEvent): void {
  const { auth } = e.requestInfo;
  if (auth?.id !== e.record.id && auth?.isSuperuser() !== true) {
    e.record.hide('passwordSetBy', 'passwordSetAt', 'aliasDomain');
  }
  e.next();
}

/** Deletes what was noted about a person who is being deleted. */
export function forgetNote(e: RecordEvent): void {
  dropHubValue(e.app, waysSetAt(e.record.id));
  forgetForeign(e.app, e.record.id);
  e.next();
}
