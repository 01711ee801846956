import { hubValue, setHubValue } from './hub-value';

/** The name in the table `_hub` of the hash of the last HUB_OWNER_PASSWORD that became the owner's password. */
const TAKEN = 'owner.taken-password';

/** Whether a start has already taken this HUB_OWNER_PASSWORD, of which only the hash is kept. */
export function wasTaken(app: App, password: string): boolean {
  if (hubValue(app, TAKEN) === '') return false;
  // PocketBase compares a password with the hash of a record alone: this record is the one that then had it.
  const then = new Record(app.findCollectionByNameOrId('users'));
  app
    .recordQuery('users')
    .select(`(SELECT value FROM _hub WHERE name = '${TAKEN}') AS password`)
    .limit(1)
    .one(then);
  return then.validatePassword(password);
}

/** Remembers that the environment's password is the one that this person has now. */
export function noteTaken(app: App, person: HubRecord): void {
  const hash = person.getString('password:hash');
  if (hash !== hubValue(app, TAKEN)) setHubValue(app, TAKEN, hash);
}
