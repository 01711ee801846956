import { closeToOthers, requireDataFolder } from './data-folder.mjs';
import { checkDatabase } from './database.mjs';
import { Failure } from './failure.mjs';
import { installPackages } from './install.mjs';
import { holdFolder } from './lock.mjs';
import { patiently } from './patience.mjs';
import { findPocketBase } from './pocketbase-program.mjs';
import { requireFreePort } from './preconditions.mjs';
import { say } from './say.mjs';
import { migrate, setUpOwner } from './server.mjs';
import { turbo } from './turbo.mjs';

/**
 * @typedef {object} PreparedHub
 * @property {import('./server.mjs').Hub} hub
 * @property {import('./server.mjs').Owner} owner
 * @property {Promise<Failure | null>} damage what the check of a large database finds later
 */

/**
 * Takes a bare clone to a hub that is ready to be served: packages, PocketBase, build, data, owner.
 * The data folder is this process's until it ends.
 * @param {import('./settings.mjs').Settings} settings
 * @param {object} options
 * @param {string[]} options.build the packages to build
 * @param {() => Promise<void>} [options.fill] puts data into the folder, before it is looked at
 * @returns {Promise<PreparedHub>}
 */
export async function prepareHub(settings, { build, fill }) {
  await requireDataFolder(settings.data);
  await patiently(() => holdFolder(settings.data));
  await patiently(() => requireFreePort(settings));
  await installPackages();
  const program = await findPocketBase();
  await buildPackages(build);

  // All that is written from here on is people's data.
  process.umask(0o077);
  await fill?.();
  await closeToOthers(settings.data);
  const hub = { program, settings };
  const { damage } = await checkDatabase(hub);
  await migrate(hub);
  return { hub, owner: await setUpOwner(hub), damage };
}

/** @param {string[]} packages */
async function buildPackages(packages) {
  say('Building what changed…');
  const { code } = await turbo(
    ['build', '--output-logs=errors-only', ...packages.map((name) => `--filter=${name}`)],
    { output: 'errors' },
  );
  if (code !== 0) throw new Failure('The build failed: mend what is shown above and run the command again.');
}

/**
 * Says where the hub is.
 * @param {import('./settings.mjs').Settings} settings
 */
export function announce({ url }) {
  say(`\nApps is at ${url} (Ctrl-C stops it)`);
}

/**
 * Waits for as long as the server runs, which is until Ctrl-C or until its database proves to be damaged.
 * @param {{ ended: Promise<number> }} server
 * @param {Promise<Failure | null>} damage
 * @returns {Promise<never>}
 */
export async function untilItStops({ ended }, damage) {
  const code = await Promise.race([ended, damage.then((found) => (found ? Promise.reject(found) : ended))]);
  throw new Failure(
    `PocketBase has stopped by itself (exit code ${code}): see above and run the command again.`,
  );
}
