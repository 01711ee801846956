import { join } from 'node:path';
import { comesUp } from './comes-up.mjs';
import { Failure } from './failure.mjs';
import { POCKETBASE, ROOT } from './paths.mjs';
import { launch } from './processes.mjs';

/**
 * @typedef {object} Hub
 * @property {string} program the PocketBase program
 * @property {import('./settings.mjs').Settings} settings
 */

/** Above this, PocketBase's garbage collector runs more often: a soft limit, which uploads can exceed. */
export const MEMORY = '256MiB';

/**
 * How many JavaScript engines are ready for the hub's code: enough for several people at once, in addition to
 * those that open request bodies occupy (`pocketbase/hooks/open-bodies.ts`). An idle engine takes almost no
 * memory.
 */
const ENGINES = 40;

/**
 * The paths and options of PocketBase. All paths that it would otherwise derive from its own location are
 * set.
 * @param {object} place
 * @param {string} place.data the data folder
 * @param {string} place.hooks
 * @param {string} place.pages the built hub
 * @param {boolean} [place.watchHooks]
 * @returns {string[]}
 */
export function programOptions({ data, hooks, pages, watchHooks = false }) {
  return [
    `--dir=${data}`,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${join(hooks, 'migrations')}`,
    `--publicDir=${pages}`,
    '--automigrate=false',
    '--dev=false',
    `--hooksWatch=${watchHooks}`,
    `--hooksPool=${ENGINES}`,
  ];
}

/** What the build creates in this workspace. */
export const BUILT = {
  hooks: join(POCKETBASE, 'pb_hooks'),
  pages: join(ROOT, 'apps', 'hub', 'dist'),
};

/**
 * Starts the hub with the server's own command, which does everything that a start needs.
 * @param {Hub} hub
 * @param {object} [options]
 * @param {string[]} [options.origins] other origins that may call it
 * @param {boolean} [options.watchHooks]
 * @param {'show' | 'capture'} [options.output]
 * @returns {import('./processes.mjs').Launched}
 */
export function start(hub, { origins = [], watchHooks = false, output = 'show' } = {}) {
  const { newOwner, ownerEmail = '', ownerPassword = '' } = hub.settings;
  // Everything that is written from now on is people's data.
  process.umask(0o077);
  return launch(
    hub.program,
    [
      'start',
      ...(newOwner ? [`--owner=${newOwner}`] : []),
      `--origins=${origins.join(',')}`,
      ...programOptions({ ...BUILT, data: hub.settings.data, watchHooks }),
    ],
    {
      env: {
        ...process.env,
        HUB_ADDR: hub.settings.listen,
        HUB_OWNER_EMAIL: ownerEmail,
        HUB_OWNER_PASSWORD: ownerPassword,
        GOMEMLIMIT: process.env.GOMEMLIMIT || MEMORY,
      },
      output,
    },
  );
}

/**
 * Starts the hub and waits until it responds.
 * @param {Hub} hub
 * @param {Parameters<typeof start>[1]} [options]
 * @returns {Promise<{ pid: number, ended: Promise<number> }>} `ended` resolves to its exit code
 */
export async function serve(hub, options) {
  const server = start(hub, options);
  let text = '';
  server.child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  const ended = server.ended.then(({ code }) => code);
  const { url } = hub.settings;
  if (await comesUp(`${url}/api/health`, ended)) return { pid: server.child.pid ?? 0, ended };
  throw new Failure(text.trim() || `The server did not come up at ${url}: see its messages above.`);
}
