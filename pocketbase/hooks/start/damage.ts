import { freeBytes } from '../proof/free-bytes';
import { endWith, reasonOf } from './end';
import { faultOf } from './fault';

/** Messages of SQLite for a file that is no readable database, and of PocketBase for its schema. */
const DAMAGED = /malformed|not a database|corrupt|sql: Scan error/i;

/** Up to this size, a database is checked before it is served, in a second or two; a larger one afterwards. */
const SOON_BYTES = 200 * 1024 * 1024;

/** Checks the whole database, and returns SQLite's first finding; `null` if it is sound. */
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

/** Exits if a failure comes from the data folder's disk. */
export function endFaulty(reason: string): void {
  const folder = $app.dataDir();
  const fault = faultOf(reason, folder, freeBytes(folder));
  if (fault !== null) endWith(`${fault}\n(${reason})`);
}

/** Uses the database, and exits with instructions if it, or its disk, proves to be damaged. */
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

/** Exits if the database is damaged. */
export function checkOrEnd(): void {
  orEndDamaged(() => {
    const finding = findDamage();
    if (finding !== null) endDamaged(finding);
  });
}

/** The job that checks a large database once, while it is being served. */
export function checkWhileServing(): void {
  cronRemove('hub-check');
  checkOrEnd();
}

/** Checks the database before it is served; a large one in the first minute of serving. */
export function checkDatabase(folder: string): void {
  if ($os.stat(`${folder}/data.db`).size() <= SOON_BYTES) checkOrEnd();
  else {
    // PocketBase takes the source of the function and runs it in another engine.
    cronAdd('hub-check', '* * * * *', () => {
      (require(`${__hooks}/lib/hub.js`) as { checkWhileServing(): void }).checkWhileServing();
    });
  }
}
