import { join } from 'node:path';
import { comesUp } from './comes-up.mjs';
import { Failure } from './failure.mjs';
import { POCKETBASE } from './paths.mjs';
import { launch, run } from './processes.mjs';

/**
 * @typedef {object} Hub
 * @property {string} program the PocketBase program
 * @property {import('./settings.mjs').Settings} settings
 */

/**
 * Where PocketBase finds everything. Each default that it would guess from its own place is set.
 * @param {Hub} hub
 * @returns {string[]}
 */
function folders({ settings }) {
  return [
    `--dir=${settings.data}`,
    `--hooksDir=${join(POCKETBASE, 'pb_hooks')}`,
    `--migrationsDir=${join(POCKETBASE, 'pb_migrations')}`,
    '--automigrate=false',
    '--dev=false',
  ];
}

/**
 * Brings the data folder to the schema of this version.
 * @param {Hub} hub
 * @returns {Promise<void>}
 */
export async function migrate(hub) {
  const { code, text } = await run(hub.program, ['migrate', 'up', ...folders(hub)], { output: 'capture' });
  if (code === 0) return;
  throw new Failure(
    `${text}\nThe data in ${hub.settings.data} could not be migrated: nothing was changed; see above.`,
  );
}

/**
 * Makes the owner, who is the first admin, and the same login for the admin console, where they are missing.
 * A given password replaces another one; with none given, a new owner gets one made up.
 * @param {Hub} hub
 * @returns {Promise<string | null>} the password that was made up
 */
export async function ensureOwner(hub) {
  const { ownerEmail, ownerPassword = '' } = hub.settings;
  const { code, text } = await run(hub.program, ['hub-owner', ...folders(hub)], {
    env: { ...process.env, HUB_OWNER_EMAIL: ownerEmail, HUB_OWNER_PASSWORD: ownerPassword },
    output: 'capture',
  });
  if (code !== 0) throw new Failure(`${text}\nThe owner ${ownerEmail} could not be made.`);
  return /"password":"([^"]+)"/.exec(text)?.[1] ?? null;
}

/**
 * Starts the server and waits until it answers.
 * @param {Hub} hub
 * @param {{ origins?: string[], watchHooks?: boolean }} [options] `origins`: other sites that may call it
 * @returns {Promise<{ ended: Promise<number> }>} `ended` gives its exit code, once it has ended
 */
export async function serve(hub, { origins = [], watchHooks = false } = {}) {
  const { host, port, url, ownerEmail } = hub.settings;
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, HUB_OWNER_EMAIL: ownerEmail };
  delete env.HUB_OWNER_PASSWORD;
  const server = launch(
    hub.program,
    [
      'serve',
      `--http=${address}`,
      `--origins=${[`http://${address}`, ...origins].join(',')}`,
      `--hooksWatch=${watchHooks}`,
      ...folders(hub),
    ],
    { env, output: 'errors' },
  );
  const ended = server.ended.then(({ code }) => code);
  if (await comesUp(`${url}/api/health`, ended)) return { ended };
  throw new Failure(`The server did not come up at ${url}: see its messages above.`);
}
