import { keepBusy } from './busy.mjs';
import { nameOf } from './results.mjs';
import { say } from './say.mjs';
import { runBrowserTests, runSuites, runUnitTests } from './suites.mjs';

/** The number of busy processes during each round. */
const RUNS = [0, 2, 0];

/** The suites that are not packages. */
const NAMED = {
  commands: ['test:scripts', '--filter=//'],
  e2e: ['test', '--filter=@hub/e2e'],
  stories: ['test:stories', '--filter=@hub/e2e'],
  engines: ['test:engines', '--filter=@hub/e2e'],
};

/**
 * Runs the tests three times without a second look, once beside two busy processes, and prints how often each
 * test failed.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [suite] `commands`, `e2e`, `stories`, `engines`, or the folder of a package; all suites
 *   if missing
 * @returns {Promise<number>} the exit code: 0 if no test failed
 */
export async function findUnsteady(env, suite) {
  /** @type {Map<string, number>} */
  const failed = new Map();
  for (const [round, busy] of RUNS.entries()) {
    say(`\nRound ${round + 1} of ${RUNS.length}${busy > 0 ? `, beside ${busy} busy processes` : ''}`);
    const stop = keepBusy(busy);
    // Runs every test, even if its earlier result could be reused.
    const results = await runSuite({ ...env, TURBO_FORCE: 'true' }, suite);
    await stop();
    for (const name of results.flatMap(({ failures }) => failures.map(nameOf)))
      failed.set(name, (failed.get(name) ?? 0) + 1);
  }
  say(table(failed));
  return failed.size > 0 ? 1 : 0;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} suite
 */
async function runSuite(env, suite) {
  if (suite === undefined) return [...(await runUnitTests(env, [])), ...(await runBrowserTests(env, []))];
  const args = /** @type {Record<string, string[]>} */ (NAMED)[suite] ?? ['test', `--filter=@hub/${suite}`];
  return runSuites([...args, '--output-logs=errors-only'], env);
}

/**
 * How often each test failed, the most frequent first.
 * @param {Map<string, number>} failed
 * @returns {string}
 */
export function table(failed) {
  if (failed.size === 0) return `\nNo test failed in ${RUNS.length} rounds.`;
  const rows = [...failed].sort(([, one], [, other]) => other - one);
  return ['', 'Failed:', ...rows.map(([name, times]) => `  ${times} of ${RUNS.length}  ${name}`)].join('\n');
}
