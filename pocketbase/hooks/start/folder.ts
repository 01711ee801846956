import { freeBytes } from '../proof/free-bytes';
import { NOTE } from '../standby/note';
import { endWith, reasonOf } from './end';
import { faultOf, type OwnedFile, strangeOwner } from './fault';

/** The bits of a mode that let anyone in but the user. */
const OTHERS = 0o077;

/** A file that is written to see whether one can be. */
const PROBE = '.writable';

/** What a disk of ext4 has at its top: nobody but root reads it. */
export const LOST_AND_FOUND = 'lost+found';

/** Whether an entry may lie in a folder that is still empty. */
export function isOfTheSystem(name: string): boolean {
  return name.startsWith('.') || name === LOST_AND_FOUND;
}

/** Writes a file to see whether one can be, and gives whose it is: that of the user that runs the program. */
function writeProbe(root: Root, folder: string): number {
  // Not one byte: a hub whose disk is full can still be read.
  $os.writeFile(`${folder}/${PROBE}`, '', 0o600);
  const { uid } = root.lstat(PROBE).sys();
  $os.remove(`${folder}/${PROBE}`);
  return uid;
}

function ownedFile(root: Root, folder: string, name: string): OwnedFile {
  const info = root.lstat(name);
  return { path: `${folder}/${name}`, uid: info.sys().uid, mode: Number(info.mode().perm()) };
}

/** Makes the data folder where it is missing, and gives the user who writes to it; ends the program where that can't be done. */
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

/** Ends the program where the folder is one of something else. */
function requireHub(folder: string, names: readonly string[]): void {
  // A machine that waits for its turn has documents already, and no database yet.
  if (names.includes('data.db') || names.includes(NOTE) || names.every(isOfTheSystem)) return;
  endWith(`${folder} holds other things and no data of a hub: choose an empty folder with HUB_DATA.`);
}

/** Ends the program where a file of the folder is somebody else's. */
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

/** Closes an open data folder, and all in it, to every other user of the machine, and says so. */
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
  $app.rootCmd
    .outOrStdout()
    .write(`The data folder ${folder} was open to other users of this machine: it is closed to them now.\n`);
}

/** Makes the data folder ready before a database is opened in it. */
export function prepareFolder(folder: string): void {
  const user = requireWritable(folder);
  const names = $os.readDir(folder).map((entry) => entry.name());
  requireHub(folder, names);
  requireOwnFiles(folder, names, user);
  closeToOthers(folder);
  // Half a backup of a hub that was killed: PocketBase removes it too, but after it has opened a database, for which it may need the room.
  $os.removeAll(`${folder}/.pb_temp_to_delete`);
}
