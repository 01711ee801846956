import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** The socket in the data folder at which whoever serves it answers with its process id; backups leave it out. */
const LOCK = '.hub.lock';

/**
 * Takes a data folder for this process, for as long as it lives. A socket is the lock: unlike a file it can't
 * outlive its process, and it needs no guess whether a process id has been given to another program since.
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Failure} when another process has it
 */
export async function holdFolder(folder) {
  if (await listen(folder)) return;
  const holder = await ask(folder);
  if (holder !== null) {
    throw new Failure(
      `The data folder ${folder} is served by process ${holder} already: stop that one first ` +
        `(kill ${holder}), or choose another folder with HUB_DATA.`,
    );
  }
  // Left over from a process that was killed.
  rmSync(join(folder, LOCK), { force: true });
  if (!(await listen(folder)))
    throw new Failure(`The data folder ${folder} is being taken by another start.`);
}

/**
 * @param {string} folder
 * @returns {Promise<boolean>} false when the socket is there already
 */
async function listen(folder) {
  const server = createServer((asking) => {
    asking.on('error', () => {});
    asking.end(String(process.pid));
  });
  const listening = once(server, 'listening');
  const mask = process.umask(0o077);
  within(folder, () => server.listen(LOCK));
  process.umask(mask);
  try {
    await listening;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.unref();
  process.once('exit', () => rmSync(join(folder, LOCK), { force: true }));
  return true;
}

/**
 * @param {string} folder
 * @returns {Promise<string | null>} the process that answers, if one does
 */
async function ask(folder) {
  const socket = within(folder, () => createConnection(LOCK));
  try {
    let holder = '';
    for await (const chunk of socket) holder += String(chunk);
    return holder;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Does something at once in another folder: the path of a socket may have about 100 characters only.
 * @template T
 * @param {string} folder
 * @param {() => T} use
 * @returns {T}
 */
function within(folder, use) {
  const back = process.cwd();
  process.chdir(folder);
  try {
    return use();
  } finally {
    process.chdir(back);
  }
}
