import { PROOF_FOLDER } from './proof/folder';
import { freeBytes } from './proof/free-bytes';
import { roomProblem } from './proof/room';
import { noteMade, noteNotMade } from './proof/stored-state';
import { DELETED_FILE } from './replica/documents';
import { LITESTREAM_FILES } from './replica/litestream';
import { LOST_AND_FOUND } from './start/folder';
import { LOCK } from './start/lock';
import { reasonOf } from './start/end';
import { STANDBY_FILES } from './standby/note';
import { RESTORE_NOTE } from './restore/restore-note';
import { PASSWORD_FILE } from './start/owner';
import { sizes } from './status/sizes';

/**
 * Files of the data folder that concern this machine only: the server's lock (and the socket of an older release that was
 * killed), Litestream's files, an unread first password, a backup being proved, the note about a running restore, and the
 * file system's own entries.
 */
const LEFT_OUT = [
  LOCK,
  '.hub.lock',
  PASSWORD_FILE,
  LOST_AND_FOUND,
  DELETED_FILE,
  RESTORE_NOTE,
  PROOF_FOLDER,
  ...LITESTREAM_FILES,
  ...STANDBY_FILES,
];

/** A backup leaves them out, and restoring one does not delete them. */
export function leaveOut(e: BackupEvent): void {
  e.exclude = [...e.exclude, ...LEFT_OUT];
  e.next();
}

/** Where PocketBase writes a backup before moving it to its place; a failed one would stay until a restart. */
const HALF_MADE = '.pb_temp_to_delete/pb_backup_*';

/** Documents behind a symbolic link: PocketBase does not follow it, and would fail late in a backup. */
const LINKED =
  'The folder "storage" in the data folder is a link, which a backup can’t follow: ' +
  'mount the disk with the documents there (mount --bind), or keep the whole data folder on it (HUB_DATA).';

function linkProblem(): string | null {
  const data = $os.openRoot($app.dataDir());
  try {
    return data.lstat('storage').mode().isDir() ? null : LINKED;
  } catch {
    return null; // There are no documents yet.
  } finally {
    data.close();
  }
}

/**
 * The least number of bytes that a backup needs while it is made: the copy of the database, and the documents
 * once in the temporary file, and once more if backups are stored on this disk. The size of the compressed
 * database is not known in advance.
 */
function leastRoom(): number {
  const { database, documents } = sizes($app);
  return database + (documents ?? 0) * ($app.settings().backups.s3.enabled ? 1 : 2);
}

function removeHalfMade(): void {
  for (const path of $filepath.glob(`${$app.dataDir()}/${HALF_MADE}`)) $os.remove(path);
}

/**
 * Runs `note`, which stores how a backup went; only logs it if the database can't be written, such as on a full disk.
 */
function orLog(note: () => void): void {
  try {
    note();
  } catch (error) {
    $app.logger().error('How a backup went could not be noted.', 'cause', reasonOf(error));
  }
}

/** Makes a backup, unless it would fill the disk. If it fails, nothing of it is left, and the owner is told. */
export function makeBackup(e: BackupEvent): void {
  try {
    const problem = linkProblem() ?? roomProblem('backup', leastRoom(), freeBytes($app.dataDir()));
    if (problem !== null) throw new BadRequestError(problem);
    e.next();
  } catch (error) {
    removeHalfMade();
    orLog(() => noteNotMade($app, reasonOf(error)));
    throw error;
  }
  orLog(() => noteMade($app));
}
