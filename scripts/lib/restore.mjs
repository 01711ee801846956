import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reason } from './failure.mjs';
import { say } from './say.mjs';
import { unzip } from './unzip.mjs';

/**
 * Makes sure that there is a backup, and that the folder for it is empty.
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function requireBackup(file, folder) {
  if (!existsSync(file)) throw new Failure(`There is no backup at ${file}.`);
  if ((await contentOf(folder)).length > 0) {
    throw new Failure(
      `${folder} is not empty, and a restore overwrites nothing: name an empty folder with HUB_DATA.`,
    );
  }
}

/**
 * Unpacks a backup. If it is damaged, the folder stays empty.
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function unpackBackup(file, folder) {
  say(`Unpacking ${file}…`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await unzip(file, folder, 'data.db');
  } catch (error) {
    for (const name of await contentOf(folder)) await rm(join(folder, name), { recursive: true });
    throw new Failure(`${file} can't be restored (${reason(error)}): try an older backup.`);
  }
}

/** @param {string} folder */
async function contentOf(folder) {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.') && name !== 'lost+found');
}
