import { print } from '../start/end';
import { exists, readJson } from '../start/files';
import { endOldSessions, type Passwords, passwordsOf } from './old-sessions';

/** The file, in the data folder during a restore, with fingerprints of the passwords before it, to find those it changed. */
export const RESTORE_NOTE = '.restoring.json';

const pathOf = () => `${$app.dataDir()}/${RESTORE_NOTE}`;

/** The current fingerprints; none if the database is too damaged to read, which is a reason to restore. */
function passwordsOrNone(): Passwords {
  try {
    return passwordsOf($app);
  } catch {
    return {};
  }
}

/** Stores the fingerprints before a backup is restored into the running hub, which then restarts. */
export function noteBeforeRestore(e: BackupEvent): void {
  try {
    $os.writeFile(pathOf(), JSON.stringify(passwordsOrNone()), 0o600);
    e.next();
  } catch (error) {
    $os.removeAll(pathOf());
    throw error;
  }
}

function reportOf(count: number): string {
  const people = count === 1 ? '1 person has' : `${count} people have`;
  return [
    '\nA backup was restored.',
    '  sessions   all ended',
    `  passwords  ${people} a different one than before, and will be asked to change it`,
    '  people     whoever was removed or deactivated since the backup is back: check the list of people',
  ].join('\n');
}

/** After such a restore, before anybody is served: ends the restored sessions, and prints which passwords were affected. */
export function settleRestore(e: ServeEvent): void {
  if (exists(pathOf())) {
    // `null` if the note's content was lost.
    const count = endOldSessions($app, readJson(pathOf()) as Passwords | null);
    $os.removeAll(pathOf());
    print(reportOf(count));
  }
  e.next();
}
