import { endWith, reasonOf } from './end';

/** The file in the data folder that the server keeps locked; backups exclude it. */
export const LOCK = '.hub-lock.db';

/** How long a start waits for the previous process, which may just have been killed, in ms. */
const PATIENCE_MS = 1500;

/** Where a SQLite file has its user version (https://sqlite.org/fileformat.html#the_database_header). */
const USER_VERSION_AT = 60;

/** The id of this process: Linux has it in a file, macOS tells it only to a child. */
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
 * Locks a data folder for the lifetime of this process; exits if another process has it. The lock is
 * SQLite's, on a separate database: the system releases it however the process ends.
 */
export function lockFolder(folder: string): void {
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
      `The data folder ${folder} is already served by process ${holder}: stop that one first (kill ${holder}), ` +
        'or choose another folder with HUB_DATA.',
    );
  }
  $app.store().set(LOCK, connection);
}
