import { NOTE } from '../standby/note';
import { endWith, reasonOf } from './end';

/** The bits of a mode that let anyone in but the user. */
const OTHERS = 0o077;

/** Whether an entry may lie in a folder that is still empty. */
export function isOfTheSystem(name: string): boolean {
  return name.startsWith('.') || name === 'lost+found';
}

/** Makes the data folder where it is missing, and ends the program where it can't be written to, or is one of something else. */
function requireFolder(folder: string): void {
  const probe = `${folder}/.writable`;
  try {
    $os.mkdirAll(folder, 0o700);
    $os.writeFile(probe, '', 0o600);
    $os.remove(probe);
  } catch (error) {
    endWith(
      `The data folder ${folder} can't be written to (${reasonOf(error)}): give this user the right to, ` +
        'or choose another folder with HUB_DATA.',
    );
  }
  const names = $os.readDir(folder).map((entry) => entry.name());
  // A machine that waits for its turn has documents already, and no database yet.
  if (names.includes('data.db') || names.includes(NOTE) || names.every(isOfTheSystem)) return;
  endWith(`${folder} holds other things and no data of a hub: choose an empty folder with HUB_DATA.`);
}

function closeAll(root: Root, folder: string, path: string): void {
  const info = root.lstat(path);
  const mode = Number(info.mode().perm());
  if (info.mode().isDir()) {
    for (const entry of $os.readDir(`${folder}/${path}`)) closeAll(root, folder, `${path}/${entry.name()}`);
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
  requireFolder(folder);
  closeToOthers(folder);
}
