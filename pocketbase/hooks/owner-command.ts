import { ownerEmail } from './owner';
import { loginProblem } from './owner-login';

function findAccount(collection: string, email: string): HubRecord | null {
  try {
    return $app.findAuthRecordByEmail(collection, email);
  } catch (error) {
    if (String(error).includes('no rows')) return null;
    throw error;
  }
}

function newAccount(collection: string, email: string): HubRecord {
  const account = new Record($app.findCollectionByNameOrId(collection));
  account.set('email', email);
  account.set('verified', true);
  if (collection === 'users') account.set('name', 'Owner');
  return account;
}

/** Four groups of five letters and digits that nobody mistakes for one another: about 100 bits. */
function madeUpPassword(): string {
  const group = () => $security.randomStringWithAlphabet(5, 'abcdefghijkmnpqrstuvwxyz23456789');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Makes what is missing of the owner: the person in `users` and the same login in `_superusers`, for the
 * admin console. Run it before the first `serve`, which would print a link to take the hub over otherwise.
 * The login comes from HUB_OWNER_EMAIL and HUB_OWNER_PASSWORD; a password that differs from the stored one
 * replaces it, and one that is missing is made up for a new account. Writes one line of JSON to standard
 * output: `{ email, password? }`, the password only when it was made up.
 */
export function setUpOwner(command: Command): void {
  const email = ownerEmail();
  const given = $os.getenv('HUB_OWNER_PASSWORD');
  const problem = loginProblem(email, given);
  if (problem !== null) {
    command.outOrStdout().write(`${problem}\n`);
    $os.exit(1);
  }

  $app.runAllMigrations();
  const password = given || madeUpPassword();
  let isMadeUp = false;
  for (const collection of ['users', '_superusers']) {
    const found = findAccount(collection, email);
    const account = found ?? newAccount(collection, email);
    const isWrong = given !== '' && !account.validatePassword(given);
    if (found === null || isWrong) account.setPassword(password);
    if (found === null && given === '') isMadeUp = true;
    $app.save(account);
  }
  command.outOrStdout().write(`${JSON.stringify(isMadeUp ? { email, password } : { email })}\n`);
}
