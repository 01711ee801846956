import { hasHash } from './password-hash';
import { sentence } from './refuse';
import { arrayFrom, execute, keepLatest } from './services/stored';

/**
 * The passwords that somebody else has set for a person. Anyone who knows one can sign in, set another in the person's name,
 * and then the first one again; so all of them are stored, not only the last.
 */

/** How long each is stored. By then, the person has seen who set it wherever they are signed in. */
const REMEMBERED_MS = 365 * 86_400_000;
/** The most that are stored per person. More can't be set: one that is not stored would count as the person's own. */
const MOST = 50;
const TOO_MANY = `Others have set this person’s password ${MOST} times within a year, and can’t set it again for now. The person can still change it.`;

interface ForeignPassword {
  row: number;
  setAt: string;
}

/** A person's stored ones, newest first. */
function foreignOf(app: App, person: string): ForeignPassword[] {
  const since = new Date(Date.now() - REMEMBERED_MS).toISOString();
  const sql = `SELECT json_group_array(json_object('row', rowid, 'setAt', setAt) ORDER BY rowid DESC) AS text
    FROM _foreign_passwords WHERE person = {:person} AND setAt > {:since}`;
  return arrayFrom<ForeignPassword>(app, sql, { person, since });
}

/** When somebody else set this password for a person, as an ISO instant; `null` if nobody did. */
export function setByOthersAt(app: App, person: string, password: string): string | null {
  const hashOf = (row: number) => `SELECT hash FROM _foreign_passwords WHERE rowid = ${row}`;
  return foreignOf(app, person).find(({ row }) => hasHash(app, password, hashOf(row)))?.setAt ?? null;
}

/** Refuses another password for a person once others have set the most. */
export function refuseTooMany(app: App, person: string): void {
  if (foreignOf(app, person).length >= MOST) throw sentence(400, 'password', TOO_MANY);
}

/** Stores a password that somebody else sets for a person, in the transaction that saves it. */
export function rememberForeign(e: RecordEvent): void {
  e.next();
  const { app, record } = e;
  if (record.getString('passwordSetBy') !== 'admin') return;
  const person = record.id;
  execute(app, 'INSERT OR IGNORE INTO _foreign_passwords VALUES ({:person}, {:hash}, {:setAt})', {
    person,
    hash: record.getString('password:hash'),
    setAt: record.getString('passwordSetAt'),
  });
  // The owner's account has no limit: a password set in the console counts as somebody else's.
  keepLatest(app, '_foreign_passwords', 'person', person, MOST);
}

/** Deletes those of a person who is being deleted. */
export function forgetForeign(app: App, person: string): void {
  execute(app, 'DELETE FROM _foreign_passwords WHERE person = {:person}', { person });
}
