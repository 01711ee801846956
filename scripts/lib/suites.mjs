import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { readResult } from './results.mjs';
import { readTimes } from './times.mjs';
import { turbo } from './turbo.mjs';

/** The results file of tasks that are not a package's own Vitest, relative to the package. */
const RESULTS = {
  '@hub/e2e#test': 'test-results/e2e.json',
  '@hub/e2e#test:engines': 'test-results/engines.json',
  '@hub/e2e#test:stories': 'test-results/stories.json',
  '//#test:scripts': 'scripts/test-results/vitest.json',
};

/**
 * All clones on this machine share builds and results for one version of Node; results of browser tests, which depend on
 * `HUB_CLONE` by `turbo.json`, count for their clone only.
 */
const SHARED = {
  TURBO_CACHE_DIR: join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'apps-hub',
    `turbo-node-${process.versions.node}`,
  ),
  HUB_CLONE: ROOT,
};

/** Where turbo writes the summary of a run. */
const RUNS = join(ROOT, '.turbo/runs');

/** Shows what tests print, unless their result is from an earlier run. */
const SHOW_NEW = '--output-logs=new-only';

/**
 * Every test that needs no browser: those of the packages, the server and these commands. A clean clone runs those whose
 * files differ from the ones that have passed on this machine. The server's tests are always planned: it contains parts
 * of the tools, but turbo does not count it among the packages that depend on them.
 * @param {NodeJS.ProcessEnv} env `HUB_INSPECTORS` contains the versions of the programs that file-core's
 *   tests run
 * @param {string[]} narrow options that exclude packages
 */
export async function runUnitTests(env, narrow) {
  const server = await runSuites(['test', '--filter=@hub/pocketbase', SHOW_NEW], { ...env, ...SHARED });
  const apart = ['e2e', 'pocketbase'].map((name) => `--filter=!@hub/${name}`);
  const others = ['test', 'test:scripts', ...apart, '--concurrency=2', ...narrow, SHOW_NEW];
  return [...server, ...(await runSuites(others, { ...env, ...SHARED }))];
}

/**
 * Every test in a browser: stories, end-to-end tests, and the main user journeys in the machine's other
 * engines. Each suite uses the whole machine, so they run one after another. Only the second run of a failed
 * test records traces.
 * @param {NodeJS.ProcessEnv} env `HUB_ENGINES` contains the other engines
 * @param {string[]} narrow options that exclude packages
 */
export function runBrowserTests(env, narrow) {
  const suites = ['test', 'test:stories', ...(env.HUB_ENGINES ? ['test:engines'] : [])];
  return runSuites([...suites, '--filter=@hub/e2e', '--concurrency=1', ...narrow, SHOW_NEW], {
    ...env,
    ...SHARED,
    HUB_TRACE: 'off',
  });
}

/**
 * Runs tests and checks through turbo and reads their results. Every planned task counts: a test task that
 * ends without results is a failure.
 * @param {string[]} args tasks and filters for `turbo run`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runSuites(args, env) {
  const due = await plan(args, env);
  await Promise.all(
    [RUNS, ...due.map(({ file }) => file)].map((path) => rm(path, { force: true, recursive: true })),
  );
  const { code } = await turbo([...args, '--continue=dependencies-successful', '--summarize'], { env });
  const times = await readTimes(RUNS);
  const results = await Promise.all(
    due.map(async ({ task, file, isCheck, command, folder }) => {
      const { passed: hasPassed, seconds } = times.get(task) ?? { passed: false, seconds: null };
      if (!isCheck) {
        const result = await readResult(task, file, hasPassed);
        return { ...result, seconds, task: { command, folder, file } };
      }
      return { runner: task, passed: hasPassed ? 1 : 0, failures: hasPassed ? [] : [task], seconds };
    }),
  );
  if (code !== 0 && results.every(({ failures }) => failures.length === 0)) {
    results.push({
      runner: 'turbo',
      passed: 0,
      failures: [`turbo run ${args.join(' ')} (see above)`],
      seconds: null,
    });
  }
  return results;
}

/**
 * @typedef {{ tasks: { taskId: string, task: string, command: string, directory: string }[] }} TurboPlan
 */

/**
 * The tests and checks in a run of turbo.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<({ task: string, isCheck: boolean } & import('./results.mjs').Task)[]>}
 */
async function plan(args, env) {
  const { code, text } = await turbo([...args, '--dry=json'], { output: 'capture', env });
  if (code !== 0) throw new Failure(`${text}\nturbo could not plan the tests: fix what it says above.`);
  const report = /** @type {TurboPlan} */ (JSON.parse(text));
  return report.tasks
    .filter(({ task, command }) => /^(test|lint)/.test(task) && command !== '<NONEXISTENT>')
    .map(({ taskId, task, command, directory }) => ({
      task: taskId,
      command,
      folder: join(ROOT, directory),
      isCheck: task.startsWith('lint'),
      file: join(
        ROOT,
        directory,
        /** @type {Record<string, string>} */ (RESULTS)[taskId] ?? 'test-results/vitest.json',
      ),
    }));
}
