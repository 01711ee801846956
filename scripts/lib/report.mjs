import { total } from './results.mjs';
import { say } from './say.mjs';

/**
 * Says what each runner has found out and how long it took, every failure by name, how long the whole command took, and
 * the sum as the last line.
 * @param {import('./results.mjs').Result[]} results
 * @returns {number} the exit code
 */
export function report(results) {
  const failures = results.flatMap((result) => result.failures);
  say('');
  for (const result of results) say(line(result));
  if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  // Counted from the start of this process.
  say(`\nAfter ${(performance.now() / 1000).toFixed(1)} s:`);
  say(total(results));
  return failures.length > 0 ? 1 : 0;
}

/**
 * One line of the report. What was not run now has kept its result from an earlier run.
 * @param {import('./results.mjs').Result} result
 * @returns {string}
 */
export function line({ runner, passed, failures, seconds }) {
  const time = seconds === null ? 'kept' : `${seconds.toFixed(1)} s`;
  return `${runner.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed ${time.padStart(8)}`;
}
