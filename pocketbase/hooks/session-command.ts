import { findOwner } from './owner';
import { findAccount } from './owner-password';

/**
 * Writes, as one line of JSON, a session of the owner in the hub and one in the admin console:
 * `{ users, _superusers }`. With them a restored hub proves that the owner gets in.
 */
export function openSessions(command: Command): void {
  const owner = findOwner($app);
  const console = owner && findAccount($app, '_superusers', owner.email());
  if (owner === null || console === null) {
    command.outOrStdout().write('Nobody owns the hub.\n');
    $os.exit(1);
  }
  const sessions = { users: owner.newAuthToken(), _superusers: console.newAuthToken() };
  command.outOrStdout().write(`${JSON.stringify(sessions)}\n`);
}
