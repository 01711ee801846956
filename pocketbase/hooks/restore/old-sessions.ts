import { rememberSecret } from '../ended-keys';
import { storeHubId } from '../hub-id-header';
import { arrayFrom, execute } from '../services/stored';
import { inTransaction } from '../transaction';

/** The secrets that sign tokens together with the person's key: one per kind of token and collection. */
const SECRETS = [
  'authToken',
  'passwordResetToken',
  'emailChangeToken',
  'verificationToken',
  'fileToken',
] as const;
const SECRET_LENGTH = 50;

/** A fingerprint of each person's stored password hash, by person. */
export type Passwords = Readonly<{ [person: string]: string | undefined }>;

/** Fingerprints of the passwords of all people. */
export function passwordsOf(app: App): Passwords {
  const sql = 'SELECT json_group_array(json_array(id, password)) AS text FROM users';
  return Object.fromEntries(
    arrayFrom<[string, string]>(app, sql).map(([id, text]) => [id, $security.sha256(text)]),
  );
}

/** Ends all sessions and invalidates links in e-mails: the backup would bring back those that were ended since. */
function renewSecrets(app: App): void {
  rememberSecret(app, app.findCollectionByNameOrId('users').authToken.secret);
  for (const name of ['users', '_superusers']) {
    const collection = app.findCollectionByNameOrId(name);
    for (const kind of SECRETS) collection[kind].secret = $security.randomString(SECRET_LENGTH);
    app.save(collection);
  }
}

/**
 * Ends the sessions that a restored database brings back, and asks people for a new password if the restore changed theirs;
 * everybody if that is not known (`before` is `null`). Returns how many people are asked.
 */
export function endOldSessions(app: App, before: Passwords | null): number {
  const now = passwordsOf(app);
  const people = Object.keys(now).filter((id) => before === null || before[id] !== now[id]);
  // Stored first: a hub without a stored id derives it from a secret that is about to be replaced.
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
