import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { readResult } from './results.mjs';
import { turbo } from './turbo.mjs';

/** Where a task that is not a package's own Vitest leaves its results, within its package. */
const RESULTS = {
  '@hub/e2e#test': 'test-results/e2e.json',
  '@hub/e2e#test:stories': 'test-results/stories.json',
  '//#test:scripts': 'scripts/test-results/vitest.json',
};

/**
 * Runs test tasks through turbo and reads what each runner has found out. Every task that was due
 * counts: one that ends before it has written its results is a failure.
 * @param {string[]} args tasks and filters for `turbo run`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runSuites(args, env) {
  const due = await plan(args);
  await Promise.all(due.map(({ file }) => rm(file, { force: true })));
  const { code } = await turbo([...args, '--continue=dependencies-successful', '--output-logs=new-only'], {
    env,
  });
  const results = await Promise.all(due.map(({ task, file }) => readResult(task, file)));
  if (code !== 0 && results.every(({ failures }) => failures.length === 0)) {
    results.push({ runner: 'turbo', passed: 0, failures: [`turbo run ${args.join(' ')} (see above)`] });
  }
  return results;
}

/**
 * @typedef {{ tasks: { taskId: string, task: string, command: string, directory: string }[] }} TurboPlan
 */

/**
 * The test tasks that a run of turbo comprises.
 * @param {string[]} args
 * @returns {Promise<{ task: string, file: string }[]>}
 */
async function plan(args) {
  const { code, text } = await turbo([...args, '--dry=json'], { output: 'capture' });
  if (code !== 0) throw new Failure(`${text}\nturbo could not plan the tests: mend what it says above.`);
  const report = /** @type {TurboPlan} */ (JSON.parse(text));
  return report.tasks
    .filter(({ task, command }) => task.startsWith('test') && command !== '<NONEXISTENT>')
    .map(({ taskId, directory }) => ({
      task: taskId,
      file: join(
        ROOT,
        directory,
        /** @type {Record<string, string>} */ (RESULTS)[taskId] ?? 'test-results/vitest.json',
      ),
    }));
}
