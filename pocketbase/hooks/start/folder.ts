import { freeBytes } from '../proof/free-bytes';
import { NOTE } from '../standby/note';
import { endWith, print, reasonOf } from './end';
import { faultOf, type OwnedFile, strangeOwner } from './fault';

/** The mode bits for anyone but the owner. */
const OTHERS = 0o077;

/** A file that is written to test whether the folder is writable. */
const PROBE = '.writable';

/** A folder of ext4 at the top of a disk: only root can read it. */
export const LOST_AND_FOUND = 'lost+found';

/** Whether an entry may be in a folder that counts as empty. */
export function isOfTheSystem(name: string): boolean {
  return name.startsWith('.') || name === LOST_AND_FOUND;
}

/** Writes a test file, and returns the user id of its owner: the user that runs the program. */
function writeProbe(root: Root, folder: string): number {
  // Empty, because a hub whose disk is full can still be read.
  $os.writeFile(`${folder}/${PROBE}`, '', 0o600);
  const { uid } = root.lstat(PROBE).sys();
  $os.remove(`${folder}/${PROBE}`);
  return uid;
}

function ownedFile(root: Root, folder: string, name: string): OwnedFile {
  const info = root.lstat(name);
  return { path: `${folder}/${name}`, uid: info.sys().uid, mode: Number(info.mode().perm()) };
}

/** Creates a missing data folder, and returns the program's user id; exits if it is not writable. */
function requireWritable(folder: string): number {
  try {
    $os.mkdirAll(folder, 0o700);
    const root = $os.openRoot(folder);
    const user = writeProbe(root, folder);
    root.close();
    return user;
  } catch (error) {
    const reason = reasonOf(error);
    const fault = reason.includes('permission denied') ? null : faultOf(reason, folder, freeBytes(folder));
    return endWith(
      fault ??
        `The data folder ${folder} can't be written to (${reason}): give this user the right to, ` +
          'or choose another folder with HUB_DATA.',
    );
  }
}

/** Exits if the folder belongs to something else. */
function requireHub(folder: string, names: readonly string[]): void {
  // A waiting machine has documents already, but no database yet.
  if (names.includes('data.db') || names.includes(NOTE) || names.every(isOfTheSystem)) return;
  endWith(`${folder} holds other things and no data of a hub: choose an empty folder with HUB_DATA.`);
}

/** Exits if a file of the folder belongs to another user. */
function requireOwnFiles(folder: string, names: readonly string[], user: number): void {
  const root = $os.openRoot(folder);
  const files = names.filter((name) => name !== LOST_AND_FOUND).map((name) => ownedFile(root, folder, name));
  root.close();
  const problem = strangeOwner(folder, files, user);
  if (problem !== null) endWith(problem);
}

function closeAll(root: Root, folder: string, path: string): void {
  const info = root.lstat(path);
  const mode = Number(info.mode().perm());
  if (info.mode().isDir()) {
    const entries = $os.readDir(`${folder}/${path}`).filter((entry) => entry.name() !== LOST_AND_FOUND);
    for (const entry of entries) closeAll(root, folder, `${path}/${entry.name()}`);
  }
  if ((info.mode().isDir() || info.mode().isRegular()) && (mode & OTHERS) !== 0) {
    root.chmod(path, mode & 0o700);
  }
}

/** Removes all access of other users to the data folder and its content, and says so. */
function closeToOthers(folder: string): void {
  const root = $os.openRoot(folder);
  try {
    if ((Number(root.stat('.').mode().perm()) & OTHERS) === 0) return;
    closeAll(root, folder, '.');
  } catch (error) {
    endWith(
      `${folder} is open to other users and can't be closed (${reasonOf(error)}): make this user the owner of the data folder.`,
    );
  } finally {
    root.close();
  }
  print(`The data folder ${folder} was open to other users of this machine: it is closed to them now.`);
}

/** Prepares the data folder before a database is opened in it. */
export function prepareFolder(folder: string): void {
  const user = requireWritable(folder);
  const names = $os.readDir(folder).map((entry) => entry.name());
  requireHub(folder, names);
  requireOwnFiles(folder, names, user);
  closeToOthers(folder);
  // Half a backup of a killed hub. PocketBase deletes it too, but only after opening a database, which may
  // need the space.
  $os.removeAll(`${folder}/.pb_temp_to_delete`);
}
