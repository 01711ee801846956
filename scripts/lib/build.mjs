import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { say } from './say.mjs';
import { BUILT } from './server.mjs';
import { turbo } from './turbo.mjs';

/**
 * One output file of each build that a hub needs: a build without output must not count as a success.
 * @type {Record<string, string>}
 */
const MADE = {
  '@hub/hub': join(BUILT.pages, 'index.html'),
  '@hub/pocketbase': join(BUILT.hooks, 'main.pb.js'),
};

/**
 * Builds the packages that have changed, with their dependencies.
 * @param {string[]} packages
 * @param {object} [place] for tests
 * @param {Record<string, string>} [place.made] package → a file that its build creates
 * @param {string} [place.program] the turbo command
 * @returns {Promise<void>}
 * @throws {Failure} with the whole output of the tools, if the build fails or creates nothing
 */
export async function buildPackages(packages, { made = MADE, program } = {}) {
  say('Building what has changed (the first time takes a few minutes and 2 GB of memory)…');
  const { code, text, error } = await turbo(
    ['build', '--output-logs=errors-only', ...packages.map((name) => `--filter=${name}`)],
    { output: 'capture', ...(program && { program }) },
  );
  if (code !== 0) {
    throw new Failure(
      `${error?.message ?? text.trim()}\n\nThe build failed: fix what is shown above and run the command again.`,
    );
  }
  const lacking = packages.flatMap((name) => made[name] ?? []).find((path) => !existsSync(path));
  if (lacking !== undefined) {
    throw new Failure(
      `The build has not made ${lacking}: run "npx turbo run build --force", which rebuilds everything, and look at what it says.`,
    );
  }
}
