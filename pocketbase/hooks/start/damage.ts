import { freeBytes } from '../proof/free-bytes';
import { endWith, reasonOf } from './end';
import { faultOf } from './fault';

/** What SQLite says of a file that it can't read as a database, and PocketBase of a schema that it can't read in one. */
const DAMAGED = /malformed|not a database|corrupt|sql: Scan error/i;

/** Up to this size a database is read through before it is served: a second or two. A larger one is served meanwhile. */
const SOON_BYTES = 200 * 1024 * 1024;

/** Reads the whole database through, and gives SQLite's first finding; `null` when it is whole. */
export function findDamage(): string | null {
  const row = new DynamicModel({ quick_check: '' });
  $app.db().newQuery('PRAGMA quick_check(1)').one(row);
  return row.quick_check === 'ok' ? null : `The database is malformed: ${row.quick_check}`;
}

function newestBackup(folder: string): string | null {
  const dated = $filepath
    .glob(`${folder}/backups/*.zip`)
    .map((path) => ({ path, time: $os.stat(path).modTime().unix() }))
    .sort((one, other) => other.time - one.time);
  return dated[0]?.path ?? null;
}

function endDamaged(finding: string): never {
  const folder = $app.dataDir();
  const backup = newestBackup(folder);
  const wayOut =
    backup === null
      ? 'there is no backup in it, so restore one from elsewhere into an empty folder'
      : `restore the newest backup, ${backup}, into an empty folder`;
  endWith(`The database in ${folder} is damaged, and is not served: ${wayOut}.\n(${finding})`);
}

/** Ends the program where a failure comes of the disk of the data folder. */
export function endFaulty(reason: string): void {
  const folder = $app.dataDir();
  const fault = faultOf(reason, folder, freeBytes(folder));
  if (fault !== null) endWith(`${fault}\n(${reason})`);
}

/** Does something with the database, and ends the program with what to do where it, or its disk, proves to be damaged. */
export function orEndDamaged(use: () => void): void {
  try {
    use();
  } catch (error) {
    const finding = reasonOf(error);
    if (DAMAGED.test(finding)) endDamaged(finding);
    endFaulty(finding);
    throw error;
  }
}

/** Ends the program where the database is damaged. */
export function checkOrEnd(): void {
  orEndDamaged(() => {
    const finding = findDamage();
    if (finding !== null) endDamaged(finding);
  });
}

/** The job that checks a large database, once, while it is served. */
export function checkWhileServing(): void {
  cronRemove('hub-check');
  checkOrEnd();
}

/** Reads the database through before it is served; a large one in the first minute in which it is. */
export function checkDatabase(folder: string): void {
  if ($os.stat(`${folder}/data.db`).size() <= SOON_BYTES) checkOrEnd();
  else {
    // PocketBase takes the source of the function and runs it elsewhere.
    cronAdd('hub-check', '* * * * *', () => {
      (require(`${__hooks}/lib/hub.js`) as { checkWhileServing(): void }).checkWhileServing();
    });
  }
}
