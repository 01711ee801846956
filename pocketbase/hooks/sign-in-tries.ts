import { bodyOf } from './body';
import { networkOf } from './network';
import { sentence } from './refuse';
import { keyFor } from './reminders/secrets';
import { limitRate } from './services/budget';
import { execute, textFrom } from './services/stored';

/** How often the password of one account may be wrong, for all strangers together, and for each address that it knows. */
const MOST_TRIES = 30;
const WINDOW_MS = 3_600_000;
/** Of each account as many addresses are remembered, those of the latest sign-ins. */
const MOST_KNOWN = 20;
/** An e-mail that nobody has shares its count with others by so many digits in hex: counts must not grow with what is typed. */
const SHARED_DIGITS = 3;

const REFUSED =
  'There were too many tries to sign in to this account. Try again in an hour, or from where you have signed in before.';

/** What tries are counted under: the account, or for an e-mail that nobody has, one of a few counts, so that it is refused alike. */
function accountOf(e: RecordRequestEvent): string {
  // PocketBase gives no record where nobody has the e-mail.
  const record = e.record as HubRecord | null;
  if (record !== null) return record.id;
  const typed = String(bodyOf(e)['identity']).trim().toLowerCase();
  return keyFor(e.app, `sign-in ${typed}`).slice(0, SHARED_DIGITS);
}

function knows(app: App, account: string, address: string): boolean {
  const sql =
    'SELECT count(*) AS text FROM _known_addresses WHERE account = {:account} AND address = {:address}';
  return textFrom(app, sql, { account, address }) !== '0';
}

/** Keeps the address of a sign-in as the latest one. */
function remember(app: App, account: string, address: string): void {
  execute(app, 'INSERT OR REPLACE INTO _known_addresses (account, address) VALUES ({:account}, {:address})', {
    account,
    address,
  });
  execute(
    app,
    `DELETE FROM _known_addresses WHERE account = {:account} AND rowid NOT IN
       (SELECT rowid FROM _known_addresses WHERE account = {:account} ORDER BY rowid DESC LIMIT ${MOST_KNOWN})`,
    { account },
  );
}

/**
 * Limits the tries of one account's password beside those of one address: who guesses from many addresses has no more of them
 * than who guesses from one. Addresses that have signed in to the account count each for itself, so that nobody can keep its
 * person out at home.
 */
export function limitTries(e: RecordRequestEvent): void {
  const { app } = e;
  if (!app.settings().rateLimits.enabled) {
    e.next();
    return;
  }
  const account = accountOf(e);
  const address = keyFor(app, `address ${networkOf(e.requestEvent.realIP())}`);
  const name = knows(app, account, address) ? `sign-in.${account}.${address}` : `sign-in.${account}`;
  if (limitRate(name, MOST_TRIES, WINDOW_MS) > 0) throw sentence(429, 'email', REFUSED);
  e.next();
  // A right one is no guess.
  limitRate(name, MOST_TRIES, WINDOW_MS, -1);
  remember(app, account, address);
}

/** Forgets where an account that goes has signed in from. */
export function forgetAddresses(e: RecordEvent): void {
  execute(e.app, 'DELETE FROM _known_addresses WHERE account = {:account}', { account: e.record.id });
  e.next();
}
