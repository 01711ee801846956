import { bodyOf } from './body';
import { networkOf } from './network';
import { sentence } from './refuse';
import { keyFor } from './reminders/secrets';
import { limitRate } from './services/budget';
import { execute, keepLatest, textFrom } from './services/stored';

/** How many wrong passwords an account allows: from all unknown addresses together, and from each known one. */
const MOST_TRIES = 30;
const WINDOW_MS = 3_600_000;
/** How many addresses of each account are remembered, those of the latest sign-ins. */
const MOST_KNOWN = 20;
/**
 * Unknown e-mail addresses share a count if so many hex digits of their hashes are equal: trying many fills no
 * memory.
 */
const SHARED_DIGITS = 3;

const REFUSED =
  'There were too many attempts to sign in to this account. Try again in an hour, or from where you have signed in before.';

/**
 * The name under which attempts are counted: the account, or for an unknown e-mail address one of a few shared counts, so
 * that it is refused in the same way.
 */
function accountOf(e: RecordRequestEvent): string {
  // PocketBase passes no record if nobody has this e-mail address.
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

/** Stores the address of a sign-in as the latest one. */
function remember(app: App, account: string, address: string): void {
  execute(app, 'INSERT OR REPLACE INTO _known_addresses (account, address) VALUES ({:account}, {:address})', {
    account,
    address,
  });
  keepLatest(app, '_known_addresses', 'account', account, MOST_KNOWN);
}

/**
 * Limits the password attempts for one account, in addition to those from one address: guessing from many
 * addresses gives no more attempts. Addresses that have signed in to the account have their own count, so
 * that nobody can lock its person out at home.
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
  // The right password does not count.
  limitRate(name, MOST_TRIES, WINDOW_MS, -1);
  remember(app, account, address);
}

/** Deletes the known addresses of an account that is being deleted. */
export function forgetAddresses(e: RecordEvent): void {
  execute(e.app, 'DELETE FROM _known_addresses WHERE account = {:account}', { account: e.record.id });
  e.next();
}
