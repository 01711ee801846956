import { cp, mkdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';
import { nameOf, OUTSIDE, readResult } from './results.mjs';
import { say } from './say.mjs';
import { toolEnv } from './turbo.mjs';

/** With more failures than this a change or the machine is at fault: a second look would take long and find out nothing new. */
export const MOST_FAILURES = 25;

/** Where the outputs of both runs of what was run twice are kept. */
const KEPT = join(ROOT, 'test-results', 'unsteady');

/**
 * What became of a result with failures that were run once more.
 * @typedef {import('./results.mjs').Result & { unsteady?: string[] }} SecondResult `unsteady` are failures that passed in one of
 * both runs, and count as passed
 */

/**
 * Runs once more what has failed, by itself and one test after another, when everything else has ended.
 * What fails twice has failed; what passes then was unsteady.
 * @param {import('./results.mjs').Result[]} results
 * @param {NodeJS.ProcessEnv} env that of the first run
 * @param {string} [kept] the folder for the outputs of both runs
 * @returns {Promise<SecondResult[]>}
 */
export async function lookAgain(results, env, kept = KEPT) {
  await rm(kept, { recursive: true, force: true });
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  if (failed === 0 || failed > MOST_FAILURES) return results;
  /** @type {SecondResult[]} */
  const judged = [];
  for (const result of results) judged.push(await judge(result, env, kept));
  return judged;
}

/**
 * @param {import('./results.mjs').Result} first
 * @param {NodeJS.ProcessEnv} env
 * @param {string} kept
 * @returns {Promise<SecondResult>}
 */
async function judge(first, env, kept) {
  const { runner, failures, task, again } = first;
  if (failures.length === 0 || task === undefined || again === undefined) return first;
  say(`\nA second look at ${runner}`);
  const folder = join(kept, runner.replaceAll(/[^\w-]+/g, '-'));
  await keep(task.file, join(folder, 'first'));
  // Passed on as arguments of the shell: names of files may hold anything.
  await run('sh', ['-c', `${task.command} "$@"`, 'sh', ...again], {
    cwd: task.folder,
    env: {
      ...toolEnv,
      ...env,
      // The tests of all shards: those that failed are few.
      HUB_SHARD: '1/1',
      PATH: `${join(task.folder, 'node_modules', '.bin')}${delimiter}${toolEnv.PATH}`,
    },
  });
  await keep(task.file, join(folder, 'second'));
  return compare(first, await readResult(runner, task.file));
}

/**
 * What two runs say together. Only what is among those that passed the second time is well: a test that skipped itself, or was
 * not found, says nothing.
 * @param {import('./results.mjs').Result} first
 * @param {Pick<import('./results.mjs').Result, 'passing' | 'failures' | 'again'>} second of the failures of the first one, and of
 * tests beside them in the same files
 * @returns {SecondResult}
 */
export function compare(first, { passing = [], failures: failedNow, again }) {
  // A run that ended before it had results says nothing about any test.
  if (again === undefined) return first;
  const after = new Set(failedNow.map(nameOf));
  // Two tests of one name are told apart by neither runner: both have to be well.
  const well = new Set(passing.filter((name) => !after.has(name)));
  const before = new Set(first.failures.map(nameOf));
  const recovered = first.failures.filter((failure) => well.has(nameOf(failure)));
  const failures = first.failures.filter((failure) => !well.has(nameOf(failure)));
  const unsteady = [...recovered, ...failedNow.filter((failure) => !before.has(nameOf(failure)))];
  const tests = recovered.filter((failure) => nameOf(failure) !== OUTSIDE);
  return { ...first, passed: first.passed + tests.length, failures, unsteady };
}

/**
 * Keeps the results that a runner has left, with the folder of the same name where Playwright puts pictures and traces.
 * @param {string} file
 * @param {string} folder
 */
async function keep(file, folder) {
  await mkdir(folder, { recursive: true });
  for (const path of [file, file.replace(/\.json$/, '')]) {
    await cp(path, join(folder, path.endsWith('.json') ? 'results.json' : 'files'), {
      recursive: true,
    }).catch(ignoreMissing);
  }
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}
