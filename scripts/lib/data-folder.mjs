import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reason } from './failure.mjs';
import { say } from './say.mjs';

/** The bits of a mode that let anyone in but the user. */
const OTHERS = 0o077;

/**
 * Makes the data folder where it is missing, and makes sure that it can be written to and is no folder of
 * something else: what is in it will be closed to others.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function requireDataFolder(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} can't be written to (${reason(error)}): give this user the right to, ` +
        'or choose another folder with HUB_DATA.',
    );
  }
  const names = await readdir(folder);
  if (names.includes('data.db') || names.every(isOfTheSystem)) return;
  throw new Failure(
    `${folder} holds other things and no data of a hub: choose an empty folder with HUB_DATA.`,
  );
}

/**
 * Whether an entry may lie in a folder that is still empty.
 * @param {string} name
 */
export function isOfTheSystem(name) {
  return name.startsWith('.') || name === 'lost+found';
}

/**
 * Closes the data folder and all in it to every other user of the machine, and says so if it was open.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function closeToOthers(folder) {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  let wasOpen = false;
  for (const path of paths) wasOpen = (await closeOne(path)) || wasOpen;
  if (wasOpen)
    say(`The data folder ${folder} was open to other users of this machine: it is closed to them now.`);
}

/**
 * @param {string} path
 * @returns {Promise<boolean>} whether it was open
 */
async function closeOne(path) {
  const stat = await lstat(path);
  if (stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return false;
  try {
    await chmod(path, stat.mode & 0o700);
  } catch (error) {
    throw new Failure(
      `${path} is open to other users and can't be closed (${reason(error)}): make this user the owner of the data folder.`,
    );
  }
  return true;
}
