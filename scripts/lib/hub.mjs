import { Failure } from './failure.mjs';
import { installPackages } from './install.mjs';
import { findPocketBase } from './pocketbase-program.mjs';
import { requireFreePort, requireWritable } from './preconditions.mjs';
import { say } from './say.mjs';
import { ensureOwner, migrate } from './server.mjs';
import { turbo } from './turbo.mjs';

/**
 * Takes a bare clone to a hub that is ready to be served: packages, PocketBase, build, data, owner.
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ build: string[] }} options `build`: the packages to build
 * @returns {Promise<{ hub: import('./server.mjs').Hub, newPassword: string | null }>}
 */
export async function prepareHub(settings, { build }) {
  await requireFreePort(settings);
  await requireWritable(settings.data);
  await installPackages();
  const program = await findPocketBase();
  await buildPackages(build);
  const hub = { program, settings };
  await migrate(hub);
  return { hub, newPassword: await ensureOwner(hub) };
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
 * Says who can sign in.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string | null} newPassword
 */
export function announceOwner({ ownerEmail }, newPassword) {
  const password = newPassword ? `\nPassword: ${newPassword} (shown this once: keep it)` : '';
  say(`Owner:    ${ownerEmail}${password}`);
}

/**
 * Waits for as long as the server runs, which is until Ctrl-C.
 * @param {{ ended: Promise<number> }} server
 * @returns {Promise<never>}
 */
export async function untilItStops({ ended }) {
  const code = await ended;
  throw new Failure(
    `PocketBase has stopped by itself (exit code ${code}): see above and run the command again.`,
  );
}
