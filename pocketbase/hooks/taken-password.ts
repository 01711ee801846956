import { hubValue, setHubValue } from './hub-value';
import { hasHash } from './password-hash';

/** The name in the table `_hub` of the hash of the last HUB_OWNER_PASSWORD that was applied. */
const TAKEN = 'owner.taken-password';

/** Whether an earlier start has applied this HUB_OWNER_PASSWORD, of which only the hash is stored. */
export function wasTaken(app: App, password: string): boolean {
  return (
    hubValue(app, TAKEN) !== '' && hasHash(app, password, `SELECT value FROM _hub WHERE name = '${TAKEN}'`)
  );
}

/** Notes that the person's current password is the environment's. */
export function noteTaken(app: App, person: HubRecord): void {
  const hash = person.getString('password:hash');
  if (hash !== hubValue(app, TAKEN)) setHubValue(app, TAKEN, hash);
}
