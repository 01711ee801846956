import { total } from './results.mjs';
import { say } from './say.mjs';

/** If more tests than this are unsteady in one run, that is not chance, and the run fails. */
const MOST_UNSTEADY = 5;

/**
 * Prints the result and the time of each runner, the names of unsteady and failed tests, the time of the
 * whole command, and the total as the last line.
 * @param {import('./second-look.mjs').SecondResult[]} results
 * @returns {number} the exit code
 */
export function report(results) {
  const unsteady = results.flatMap((result) => result.unsteady ?? []);
  const judged = unsteady.length > MOST_UNSTEADY ? [...results, tooUnsteady(unsteady.length)] : results;
  const failures = judged.flatMap((result) => result.failures);
  say('');
  for (const result of results) say(line(result));
  list('Unsteady (failed in one of two runs; both are in test-results/unsteady):', unsteady);
  list('Failed:', failures);
  // Measured from the start of this process.
  say(`\nAfter ${(performance.now() / 1000).toFixed(1)} s:`);
  say(total(judged));
  return failures.length > 0 ? 1 : 0;
}

/**
 * @param {string} title
 * @param {string[]} failures
 */
function list(title, failures) {
  if (failures.length > 0) say(`\n${title}\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
}

/**
 * @param {number} count
 * @returns {import('./results.mjs').Result}
 */
function tooUnsteady(count) {
  const failure = `${count} tests were unsteady, more than ${MOST_UNSTEADY}: the machine or a change is at fault`;
  return { runner: 'second look', passed: 0, failures: [failure], seconds: null };
}

/**
 * One line of the report. A result without a time is from an earlier run.
 * @param {import('./results.mjs').Result} result
 * @returns {string}
 */
export function line({ runner, passed, failures, seconds }) {
  const time = seconds === null ? 'kept' : `${seconds.toFixed(1)} s`;
  return `${runner.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed ${time.padStart(8)}`;
}
