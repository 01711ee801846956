import { rememberSecret } from '../ended-keys';
import { storeHubId } from '../hub-id-header';
import { arrayFrom, execute } from '../services/stored';
import { inTransaction } from '../transaction';

/** What a token is signed with, beside the key of its person; each kind has one for a collection. */
const SECRETS = [
  'authToken',
  'passwordResetToken',
  'emailChangeToken',
  'verificationToken',
  'fileToken',
] as const;
const SECRET_LENGTH = 50;

/** A fingerprint of what is stored of a password, by person. */
export type Passwords = Readonly<{ [person: string]: string | undefined }>;

/** Fingerprints of the passwords of all people. */
export function passwordsOf(app: App): Passwords {
  const sql = 'SELECT json_group_array(json_array(id, password)) AS text FROM users';
  return Object.fromEntries(
    arrayFrom<[string, string]>(app, sql).map(([id, text]) => [id, $security.sha256(text)]),
  );
}

/** Ends all sessions, and the links in mails: a backup would bring those back that had been ended since. */
function renewSecrets(app: App): void {
  rememberSecret(app, app.findCollectionByNameOrId('users').authToken.secret);
  for (const name of ['users', '_superusers']) {
    const collection = app.findCollectionByNameOrId(name);
    for (const kind of SECRETS) collection[kind].secret = $security.randomString(SECRET_LENGTH);
    app.save(collection);
  }
}

/**
 * Ends what a restored database brings back of sessions, and asks people for a new password whose password it has changed;
 * where that is not known (`before` is `null`), everybody. Gives how many are asked.
 */
export function endOldSessions(app: App, before: Passwords | null): number {
  const now = passwordsOf(app);
  const people = Object.keys(now).filter((id) => before === null || before[id] !== now[id]);
  // That of a hub which has kept none is made of a secret that is about to go.
  storeHubId();
  inTransaction(app, (tx) => {
    renewSecrets(tx);
    execute(
      tx,
      `UPDATE users SET passwordSetBy = 'restore', passwordSetAt = {:at}
        WHERE passwordSetBy != 'admin' AND id IN (SELECT value FROM json_each({:people}))`,
      { at: new Date().toISOString(), people: JSON.stringify(people) },
    );
  });
  return people.length;
}
