import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { run } from './processes.mjs';
import { folders } from './server.mjs';

/** How long the start waits for the check of the database. A large one is served while it goes on. */
const PATIENCE_MS = 2000;

/** What SQLite says of a file that it can't read as a database, and PocketBase of a schema that it can't read in one. */
const DAMAGED = /malformed|not a database|corrupt|sql: Scan error/i;

/**
 * Reads the whole database through, before anything is done to it.
 * @param {import('./server.mjs').Hub} hub
 * @param {number} [patienceMs]
 * @returns {Promise<{ damage: Promise<Failure | null> }>} `damage` is what is found when the check takes longer
 * @throws {Failure} when the database is damaged
 */
export async function checkDatabase(hub, patienceMs = PATIENCE_MS) {
  if (!existsSync(join(hub.settings.data, 'data.db'))) return { damage: Promise.resolve(null) };
  const damage = findDamage(hub);
  const patience = new AbortController();
  const soon = await Promise.race([
    damage,
    delay(patienceMs, null, { signal: patience.signal }).catch(() => null),
  ]);
  patience.abort();
  if (soon) throw soon;
  return { damage };
}

/**
 * @param {import('./server.mjs').Hub} hub
 * @returns {Promise<Failure | null>}
 */
async function findDamage(hub) {
  const { data } = hub.settings;
  const { code, text } = await run(hub.program, ['hub-check', ...folders(hub)], { output: 'capture' });
  if (code === 0) return null;
  if (!DAMAGED.test(text))
    return new Failure(`${text}\nThe database in ${data} could not be checked: see above.`);
  return new Failure(
    `The database in ${data} is damaged, and is not served: ${await wayOut(data)}.\n(${text.trim()})`,
  );
}

/** @param {string} data */
async function wayOut(data) {
  const backup = await newestBackup(join(data, 'backups'));
  return backup === null
    ? 'there is no backup in it, so bring one from elsewhere to "npm run restore"'
    : `restore the newest backup into an empty folder, HUB_DATA=<folder> npm run restore -- ${backup}`;
}

/**
 * @param {string} folder
 * @returns {Promise<string | null>}
 */
async function newestBackup(folder) {
  const names = await readdir(folder).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.zip')).map((name) => join(folder, name));
  const dated = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  return dated.sort((one, other) => other.time - one.time)[0]?.path ?? null;
}
