import { buildPackages } from './build.mjs';
import { Failure } from './failure.mjs';
import { installPackages } from './install.mjs';
import { patiently } from './patience.mjs';
import { findPocketBase } from './pocketbase-program.mjs';
import { requireFreePort } from './preconditions.mjs';
import { say } from './say.mjs';

/**
 * Prepares everything that a hub needs to start from a fresh clone: packages, PocketBase, build.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string[]} packages the packages to build
 * @returns {Promise<import('./server.mjs').Hub>}
 */
export async function prepareHub(settings, packages) {
  await patiently(() => requireFreePort(settings));
  await installPackages();
  const program = await findPocketBase();
  await buildPackages(packages);
  return { program, settings };
}

/**
 * Prints the hub's address.
 * @param {{ url: string }} settings
 */
export function announce({ url }) {
  say(`\nApps is at ${url} (Ctrl-C stops it)`);
}

/**
 * Waits until the server ends: after Ctrl-C, or with a failure that explains why.
 * @param {{ ended: Promise<number> }} server
 * @returns {Promise<never>}
 */
export async function untilItStops({ ended }) {
  const code = await ended;
  throw new Failure(
    `The hub has stopped by itself (exit code ${code}): see above and run the command again.`,
  );
}
