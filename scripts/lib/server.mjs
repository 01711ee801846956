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

/** Beyond this, PocketBase collects its garbage rather than grow: a soft limit, which large uploads may pass. */
const MEMORY = '256MiB';

/**
 * How many engines for the hub's code are ready: enough for several people at once beside those that bodies on their way
 * hold (`pocketbase/hooks/open-bodies.ts`). One that is not used takes next to no memory.
 */
const ENGINES = 40;

/**
 * Where PocketBase finds everything. Each default that it would guess from its own place is set.
 * @param {Hub} hub
 * @returns {string[]}
 */
export function folders({ settings }) {
  return [
    `--dir=${settings.data}`,
    `--hooksDir=${join(POCKETBASE, 'pb_hooks')}`,
    `--migrationsDir=${join(POCKETBASE, 'pb_hooks', 'migrations')}`,
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
 * @typedef {object} Owner
 * @property {string} email
 * @property {string} [password] the one that was made up for a new owner
 * @property {string} [notice] what to do when the start names another owner than the kept one
 */

/**
 * Makes the owner, who is the first admin, and the same login for the admin console, where they are missing,
 * and moves the ownership when that is asked for. A given password replaces another one.
 * @param {Hub} hub
 * @returns {Promise<Owner>}
 */
export async function setUpOwner(hub) {
  const { ownerEmail = '', ownerPassword = '', newOwner } = hub.settings;
  const { code, text } = await run(
    hub.program,
    ['hub-owner', ...(newOwner ? [newOwner] : []), ...folders(hub)],
    {
      env: { ...process.env, HUB_OWNER_EMAIL: ownerEmail, HUB_OWNER_PASSWORD: ownerPassword },
      output: 'capture',
    },
  );
  if (code !== 0) throw new Failure(`${text}\nThe owner of the hub could not be made: see above.`);
  /** @type {unknown} */
  const owner = JSON.parse(/^\{.*\}$/m.exec(text)?.[0] ?? '');
  return /** @type {Owner} */ (owner);
}

/**
 * Starts the server and waits until it answers.
 * @param {Hub} hub
 * @param {{ origins?: string[], watchHooks?: boolean }} [options] `origins`: other sites that may call it
 * @returns {Promise<{ pid: number, ended: Promise<number> }>} `ended` gives its exit code, once it has ended
 */
export async function serve(hub, { origins = [], watchHooks = false } = {}) {
  const { host, port, url } = hub.settings;
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, GOMEMLIMIT: process.env.GOMEMLIMIT || MEMORY };
  delete env.HUB_OWNER_PASSWORD;
  const server = launch(
    hub.program,
    [
      'serve',
      `--http=${address}`,
      `--origins=${[`http://${address}`, ...origins].join(',')}`,
      `--hooksWatch=${watchHooks}`,
      `--hooksPool=${ENGINES}`,
      ...folders(hub),
    ],
    { env, output: 'errors' },
  );
  const ended = server.ended.then(({ code }) => code);
  if (await comesUp(`${url}/api/health`, ended)) return { pid: server.child.pid ?? 0, ended };
  throw new Failure(`The server did not come up at ${url}: see its messages above.`);
}
