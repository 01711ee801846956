import { existsSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/failure.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { unpackBackup } from '../../scripts/lib/restore.mjs';
import { BUILT, programOptions } from '../../scripts/lib/server.mjs';
import { demand } from './client.mjs';
import { peakOf } from './memory.mjs';
import { timeOf } from './time.mjs';

const BACKUP = 'bench.zip';
const LOOK_AGAIN_MS = 250;
/** A backup of this age is checked at any hour. */
const DAY_AND_MORE_MS = 25 * 3_600_000;
const MEGABYTE = 1_000_000;

/**
 * @typedef {object} Measured
 * @property {number} ms
 * @property {number} memory the peak memory of the program, in MB
 */

/** @param {string} data */
const backupIn = (data) => join(data, 'backups', BACKUP);

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  while (!(await isSo())) await delay(LOOK_AGAIN_MS);
}

/**
 * Makes a backup.
 * @param {import('./sizes.mjs').Place} place
 * @param {number} pid of the hub
 * @returns {Promise<Measured & { size: number }>} its size in MB
 */
export async function measureBackup({ hub, superuser }, pid) {
  const { url, data } = hub.settings;
  let ms = 0;
  const { own: memory } = await peakOf(pid, async () => {
    ms = await timeOf(async () => {
      const { ok, status } = await fetch(`${url}/api/backups`, {
        method: 'POST',
        headers: { Authorization: superuser, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: BACKUP }),
      });
      if (!ok) throw new Failure(`The backup failed: ${status}.`);
    });
  });
  return { ms, memory, size: (await stat(backupIn(data))).size / MEGABYTE };
}

/**
 * Makes the hub check the backup, as it does at night.
 * @param {import('./sizes.mjs').Place} place
 * @param {number} pid of the hub
 * @param {string} token of the hub's owner
 * @returns {Promise<Measured>} the memory is that of the process that checks
 */
export async function measureProof({ hub, superuser }, pid, token) {
  const { url, data } = hub.settings;
  const madeAt = (Date.now() - DAY_AND_MORE_MS) / 1000;
  await utimes(backupIn(data), madeAt, madeAt);
  let ms = 0;
  const { children: memory } = await peakOf(pid, async () => {
    ms = await timeOf(async () => {
      await demand(`${url}/api/crons/hub-backup-proof`, { token: superuser, method: 'POST' });
      await until(async () => {
        const status = await demand(`${url}/api/hub/status`, { token });
        const { proof } = /** @type {{ proof: { findings: { problem?: string } } | null }} */ (status);
        if (proof?.findings.problem) throw new Failure(`The proof failed: ${proof.findings.problem}`);
        return proof !== null;
      });
    });
  });
  return { ms, memory };
}

/**
 * Restores the backup into a folder and checks that it is complete, as `npm run restore` does.
 * @param {import('./sizes.mjs').Place} place
 * @param {string} empty the folder, which does not exist yet
 * @returns {Promise<number>} milliseconds
 */
export function measureRestore({ hub }, empty) {
  return timeOf(async () => {
    await unpackBackup(backupIn(hub.settings.data), empty);
    const options = programOptions({ ...BUILT, data: empty });
    const { code, text } = await run(hub.program, ['hub-restored', ...options], { output: 'capture' });
    if (code !== 0) throw new Failure(`The restore failed: ${text}`);
  });
}

/**
 * Waits until a hub with a new replica in a folder has copied all documents into it.
 * @param {import('./sizes.mjs').Place} place
 * @param {number} pid of the hub
 * @param {string} token of the hub's owner
 * @param {string} replica
 * @returns {Promise<Measured>} without the minute that can pass before the copying begins
 */
export async function measureReplica({ hub }, pid, token, replica) {
  await until(() => Promise.resolve(existsSync(join(replica, 'documents'))));
  let ms = 0;
  const { own: memory } = await peakOf(pid, async () => {
    ms = await timeOf(() =>
      until(async () => {
        const health = await demand(`${hub.settings.url}/api/hub/health`, { token });
        return /** @type {{ replica: { documents: string } }} */ (health).replica.documents === 'copied';
      }),
    );
  });
  return { ms, memory };
}
