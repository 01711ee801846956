import { endWith, reasonOf } from './end';

/** The file in the data folder that the server holds locked; backups leave it out. */
export const LOCK = '.hub-lock.db';

/** How long a start waits for the one before it, which may have been killed just now, in ms. */
const PATIENCE_MS = 1500;

/** Where the header of a SQLite file has the user version, four bytes (https://sqlite.org/fileformat.html#the_database_header). */
const USER_VERSION_AT = 60;

/** The id of this process: Linux tells it in a file, macOS only to a child. */
function ownProcess(): number {
  try {
    return Number.parseInt(toString($os.readFile('/proc/self/stat')), 10);
  } catch {
    return Number.parseInt(toString($os.cmd('sh', '-c', 'echo $PPID').output()), 10);
  }
}

function holderOf(path: string): number {
  const bytes = $os.readFile(path).slice(USER_VERSION_AT, USER_VERSION_AT + 4);
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

/**
 * Takes a data folder for this process, for as long as it lives; ends the program where another one has it. The lock is
 * SQLite's own, on a database of its own: the system gives it back however the process ends.
 */
export function holdFolder(folder: string): void {
  const path = `${folder}/${LOCK}`;
  const context = new Context();
  const connection = $app.auxConcurrentDB().db().conn(context);
  const run = (sql: string) => connection.execContext(context, sql);
  run(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
  try {
    run(`ATTACH DATABASE '${path.replaceAll("'", "''")}' AS hub_lock`);
    run('PRAGMA hub_lock.journal_mode = MEMORY');
    run('PRAGMA hub_lock.locking_mode = EXCLUSIVE');
    run(`PRAGMA hub_lock.user_version = ${ownProcess()}`);
  } catch (error) {
    if (!reasonOf(error).includes('database is locked')) throw error;
    const holder = holderOf(path);
    endWith(
      `The data folder ${folder} is served by process ${holder} already: stop that one first (kill ${holder}), ` +
        'or choose another folder with HUB_DATA.',
    );
  }
  $app.store().set(LOCK, connection);
}
