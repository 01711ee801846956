import { execute } from './services/stored';
import { bodyOf } from './body';

/**
 * Who set a person's password last, so that nobody else can do it unseen. It is the person's own only where nobody else
 * had a hand in it: the link of a mail proves nothing where somebody else chose the address that the mail goes to.
 */

/** What only the server writes. */
const NOTE = ['passwordSetBy', 'passwordSetAt', 'emailSetByAdmin'];
/** Who changes one of these of somebody else can get at the link of a mail. */
const WAYS_TO_THE_LINK = ['email', 'tokenKey'];

function setNote(record: HubRecord, by: 'self' | 'admin'): void {
  record.set('passwordSetBy', by);
  record.set('passwordSetAt', new Date().toISOString());
}

/** Notes on a person's record that the console, or the start of the hub, has set the password. */
export function noteForeignPassword(record: HubRecord): void {
  setNote(record, 'admin');
}

/** Notes who changes a person's password, and whether somebody else changes where its mails go. */
export function notePasswordChange(e: RecordRequestEvent): void {
  const { record } = e;
  const before = record.original();
  const isOwn = e.auth?.id === record.id;
  for (const name of NOTE) record.set(name, before.get(name));
  if (!isOwn && WAYS_TO_THE_LINK.some((name) => record.getString(name) !== before.getString(name))) {
    record.set('emailSetByAdmin', true);
  }
  if (bodyOf(e)['password']) setNote(record, isOwn ? 'self' : 'admin');
  e.next();
}

/** The same for a password that someone sets by the link of a mail: whose it is depends on who chose the address. */
export function notePasswordReset(e: RecordRequestEvent): void {
  setNote(e.record, e.record.getBool('emailSetByAdmin') ? 'admin' : 'self');
  e.next();
}

/**
 * Who signs in with a password that no admin knows is the person, and knows the address. The key of the sessions is
 * another one once the address or the password has changed, so that a change at the same moment keeps its mark.
 */
export function proveAddress(e: RecordRequestEvent): void {
  e.next();
  const { app, record } = e;
  if (!record.getBool('emailSetByAdmin') || record.getString('passwordSetBy') === 'admin') return;
  execute(app, 'UPDATE users SET emailSetByAdmin = FALSE WHERE id = {:id} AND tokenKey = {:key}', {
    id: record.id,
    key: record.getString('tokenKey'),
  });
}

/** Shows the note to the person alone, and in the admin console. */
export function hidePasswordNote(e: RecordEnrichEvent): void {
  const { auth } = e.requestInfo;
  if (auth?.id !== e.record.id && auth?.isSuperuser() !== true) {
    e.record.hide('passwordSetBy', 'passwordSetAt');
  }
  e.next();
}
