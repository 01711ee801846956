import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port.mjs';
import { findLitestream } from '../lib/litestream-program.mjs';
import { findPocketBase } from '../lib/pocketbase-program.mjs';
import { run } from '../lib/processes.mjs';
import { litestreamFiles, packRelease, releaseFiles, releaseTime } from '../lib/release.mjs';
import { temporaryFolder } from './folder.mjs';
import { untilUp } from './start.mjs';

/** The owner of the hubs in these tests. */
export const OWNER = { email: 'ada@example.org', password: 'ada-password' };

/**
 * The environment of a machine without Node: the system's programs, and no Litestream except that of the
 * release.
 */
export const SYSTEM = { PATH: '/usr/bin:/bin', NODE_OPTIONS: '', LITESTREAM_BIN: '' };

/** The archive of a release for this machine. */
export async function makeRelease() {
  return packRelease(await releaseFiles(await findPocketBase()), await releaseTime());
}

/** The archive that adds Litestream to it. */
export async function makeLitestream() {
  return packRelease(litestreamFiles(await findLitestream()), await releaseTime());
}

/**
 * Unpacks a release into a folder that is deleted after the test.
 * @param {Buffer[]} archives the release, and archives to unpack over it
 * @returns {Promise<string>} the folder of the release
 */
export async function unpackRelease(...archives) {
  const folder = await temporaryFolder();
  for (const archive of archives) {
    await writeFile(join(folder, 'release.tar.gz'), archive);
    await promisify(execFile)('tar', ['xzf', 'release.tar.gz'], { cwd: folder });
  }
  return join(folder, 'hub');
}

/**
 * Runs a command of a release to its end.
 * @param {string} release its folder
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runRelease(release, args, env = {}) {
  return run(join(release, 'hub'), args, { env: { ...SYSTEM, ...env }, output: 'capture' });
}

/**
 * Starts a release on a free port.
 * @param {string} release its folder
 * @param {Record<string, string>} [env]
 */
export async function startRelease(release, env = {}) {
  const address = `127.0.0.1:${await freePort()}`;
  const data = join(release, 'data');
  const hub = await untilUp(join(release, 'hub'), [], {
    ...SYSTEM,
    HUB_ADDR: address,
    HUB_OWNER_EMAIL: OWNER.email,
    HUB_OWNER_PASSWORD: OWNER.password,
    ...env,
  });
  return { ...hub, data, address, url: `http://${address}`, owner: OWNER };
}
