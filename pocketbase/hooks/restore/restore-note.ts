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

/** The text of the note; `null` if no backup was restored. */
function readNote(): string | null {
  try {
    return toString($os.readFile(pathOf()));
  } catch {
    return null;
  }
}

/** The fingerprints before the restore; `null` if the note's content was lost. */
function parseNote(text: string): Passwords | null {
  try {
    return JSON.parse(text) as Passwords;
  } catch {
    return null;
  }
}

function reportOf(count: number): string {
  const people = count === 1 ? '1 person has' : `${count} people have`;
  return [
    '\nA backup was restored.',
    '  sessions   all ended',
    `  passwords  ${people} a different one than before, and will be asked to change it`,
    '  people     whoever was removed or deactivated since the backup is back: check the list of people\n',
  ].join('\n');
}

/** After such a restore, before anybody is served: ends the restored sessions, and prints which passwords were affected. */
export function settleRestore(e: ServeEvent): void {
  const note = readNote();
  if (note !== null) {
    const count = endOldSessions($app, parseNote(note));
    $os.removeAll(pathOf());
    $app.rootCmd.outOrStdout().write(reportOf(count));
  }
  e.next();
}
