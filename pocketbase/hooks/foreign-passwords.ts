import { sentence } from './refuse';
import { arrayFrom, execute } from './services/stored';

/**
 * The passwords that somebody else has set for a person. Who knows one of them can sign in, set another in the person's name, and
 * then the first one again: so each is remembered, not the last alone.
 */

/** For how long one is remembered: meanwhile the person has seen who set it, wherever they have signed in. */
const REMEMBERED_MS = 365 * 86_400_000;
/** How many are remembered of one person. No more are set, for one that was forgotten would pass for the person's own. */
const MOST = 50;
const TOO_MANY = `Others have set this person’s password ${MOST} times within a year, and can’t set it again for now. The person can still change it.`;

interface ForeignPassword {
  row: number;
  setAt: string;
}

/** Those of a person that are remembered, the newest first. */
function foreignOf(app: App, person: string): ForeignPassword[] {
  const since = new Date(Date.now() - REMEMBERED_MS).toISOString();
  const sql = `SELECT json_group_array(json_object('row', rowid, 'setAt', setAt) ORDER BY rowid DESC) AS text
    FROM _foreign_passwords WHERE person = {:person} AND setAt > {:since}`;
  return arrayFrom<ForeignPassword>(app, sql, { person, since });
}

/** PocketBase compares a password with the hash of a record alone: this record is one that has it. */
function isPasswordOf(app: App, row: number, password: string): boolean {
  const then = new Record(app.findCollectionByNameOrId('users'));
  app
    .recordQuery('users')
    .select(`(SELECT hash FROM _foreign_passwords WHERE rowid = ${row}) AS password`)
    .limit(1)
    .one(then);
  return then.validatePassword(password);
}

/** When somebody else set this password for a person, as an ISO instant; `null` where nobody did. */
export function setByOthersAt(app: App, person: string, password: string): string | null {
  return foreignOf(app, person).find(({ row }) => isPasswordOf(app, row, password))?.setAt ?? null;
}

/** Refuses another password for a person for whom others have set so many. */
export function refuseTooMany(app: App, person: string): void {
  if (foreignOf(app, person).length >= MOST) throw sentence(400, 'password', TOO_MANY);
}

/** Remembers the password of a person that somebody else has set, in the transaction that saves it. */
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
  // The owner's own account takes any number: its password in the console counts as somebody else's.
  execute(
    app,
    `DELETE FROM _foreign_passwords WHERE person = {:person} AND rowid NOT IN
       (SELECT rowid FROM _foreign_passwords WHERE person = {:person} ORDER BY rowid DESC LIMIT ${MOST})`,
    { person },
  );
}

/** Forgets those of a person who goes. */
export function forgetForeign(app: App, person: string): void {
  execute(app, 'DELETE FROM _foreign_passwords WHERE person = {:person}', { person });
}
