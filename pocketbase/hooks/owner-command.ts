import { findOwner, makeAdmin, saveOwner } from './owner';
import { isSameEmail, unchangedNotice, loginProblem } from './owner-login';
import { nameOfEmail } from './owner-name';
import { findAccount, openConsole } from './owner-password';
import { noteForeignPassword } from './password-note';
import { endWith } from './start/end';
import { noteTaken, wasTaken } from './taken-password';
import { inTransaction } from './transaction';

/** The hub's owner if the first start names nobody. */
const DEFAULT_OWNER = 'owner@example.com';

/** Who owns the hub. */
export interface Owner {
  email: string;
  /** Generated for a new person: nobody else knows it. */
  password?: string;
  /** What the start did with the password in the environment, and what to do if another owner is named there. */
  notice?: string;
}

/** What the start says about a HUB_OWNER_PASSWORD that has replaced the owner's password, or has not. */
const PASSWORD_NOTICES = {
  taken: 'The password of HUB_OWNER_PASSWORD is the owner’s from now on: leave it out of the next start.',
  left: 'HUB_OWNER_PASSWORD was applied by an earlier start, and the password has been changed since, so it was not applied again. Remove it, or set a new one.',
};

/** Four groups of five unambiguous letters and digits: about 100 bits. */
function madeUpPassword(): string {
  const group = () => $security.randomStringWithAlphabet(5, 'abcdefghijkmnpqrstuvwxyz23456789');
  return [group(), group(), group(), group()].join('-');
}

/** The owner in a data folder from before owners were stored: the only one who can sign in to the console. */
function findSoleSuperuser(): HubRecord | null {
  const [first, ...others] = $app.findAllRecords('_superusers');
  return first && others.length === 0 ? findAccount($app, 'users', first.email()) : null;
}

function newPerson(app: App, email: string): HubRecord {
  const person = new Record(app.findCollectionByNameOrId('users'));
  person.set('email', email);
  person.set('verified', true);
  person.set('name', nameOfEmail(email));
  return person;
}

/** What the start says about the owner's password. */
type Outcome = Pick<Owner, 'password' | 'notice'>;

/** Gives a new person the password from the environment, or a generated one. */
function firstPassword(app: App, person: HubRecord, given: string): Outcome {
  const password = given || madeUpPassword();
  person.setPassword(password);
  if (given === '') return { password };
  noteTaken(app, person);
  return {};
}

/** Applies the password from the environment once: left in a unit file, it does not reset a later password. */
function replacePassword(app: App, person: HubRecord, given: string): Outcome {
  if (given === '') return {};
  const isTheirs = person.validatePassword(given);
  if (!isTheirs && wasTaken(app, given)) return { notice: PASSWORD_NOTICES.left };
  if (!isTheirs) {
    person.setPassword(given);
    noteForeignPassword(person);
  }
  noteTaken(app, person);
  return isTheirs ? {} : { notice: PASSWORD_NOTICES.taken };
}

/** Makes a person the owner, with a login for the admin console; a previous owner's is deleted. */
function giveHub(app: App, email: string, password: string): Owner {
  const found = findAccount(app, 'users', email);
  const person = found ?? newPerson(app, email);
  const outcome = (found === null ? firstPassword : replacePassword)(app, person, password);
  makeAdmin(person);
  app.save(person);

  const before = findOwner(app);
  saveOwner(app, person);
  openConsole(app, person);
  if (before !== null && before.id !== person.id) {
    const console = findAccount(app, '_superusers', before.email());
    if (console !== null) app.delete(console);
  }
  return { email: person.email(), ...outcome };
}

/**
 * Creates what is missing for the owner: the person in `users`, and the same login in `_superusers` for the
 * admin console. Must run before the first `serve`, which would otherwise print a link to take over the hub.
 *
 * The owner is stored with the data. HUB_OWNER_EMAIL names the owner of a new hub, and changes nothing later;
 * `moveTo` moves the ownership. HUB_OWNER_PASSWORD replaces the owner's password, once, unless
 * HUB_OWNER_EMAIL names somebody else; without it, a new person gets a generated one. Exits if the login is
 * invalid.
 */
export function settleOwner(moveTo: string): Owner {
  const named = $os.getenv('HUB_OWNER_EMAIL').trim();
  const current = moveTo === '' ? (findOwner($app) ?? findSoleSuperuser())?.email() : undefined;
  const email = moveTo || current || named || DEFAULT_OWNER;
  const isMeant = current === undefined || named === '' || isSameEmail(current, named);
  const password = isMeant ? $os.getenv('HUB_OWNER_PASSWORD') : '';

  const problem = loginProblem(email, password);
  if (problem !== null) endWith(problem);
  let owner: Owner = { email };
  inTransaction($app, (tx) => {
    owner = giveHub(tx, email, password);
  });
  const notices = [owner.notice, current === undefined ? null : unchangedNotice(current, named)].filter(
    Boolean,
  );
  return { ...owner, ...(notices.length > 0 && { notice: notices.join('\n') }) };
}

/** Migrates the data folder, creates or moves the owner, and prints `{ email, password?, notice? }`. */
export function setUpOwner(command: Command, [moveTo = '']: readonly string[]): void {
  $app.runAllMigrations();
  command.outOrStdout().write(`${JSON.stringify(settleOwner(moveTo))}\n`);
}
