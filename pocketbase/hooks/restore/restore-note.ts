import { endOldSessions, type Passwords, passwordsOf } from './old-sessions';

/** In the data folder while the running hub restores a backup: fingerprints of the passwords of before, to see who has an older one. */
export const RESTORE_NOTE = '.restoring.json';

const pathOf = () => `${$app.dataDir()}/${RESTORE_NOTE}`;

/** The passwords of now; those of nobody where the database is so damaged that it tells none, for that is what a restore is for. */
function passwordsOrNone(): Passwords {
  try {
    return passwordsOf($app);
  } catch {
    return {};
  }
}

/** Before a backup is restored into the running hub, which then restarts: notes what is there. */
export function noteBeforeRestore(e: BackupEvent): void {
  try {
    $os.writeFile(pathOf(), JSON.stringify(passwordsOrNone()), 0o600);
    e.next();
  } catch (error) {
    $os.removeAll(pathOf());
    throw error;
  }
}

/** The text of the note; `null` where no backup was restored. */
function readNote(): string | null {
  try {
    return toString($os.readFile(pathOf()));
  } catch {
    return null;
  }
}

/** The passwords of before; `null` where the disk has lost what the note said. */
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

/** After such a restore, before anybody is served: ends what it has brought back of sessions, and says what became of passwords. */
export function settleRestore(e: ServeEvent): void {
  const note = readNote();
  if (note !== null) {
    const count = endOldSessions($app, parseNote(note));
    $os.removeAll(pathOf());
    $app.rootCmd.outOrStdout().write(reportOf(count));
  }
  e.next();
}
