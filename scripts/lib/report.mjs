import { total } from './results.mjs';
import { say } from './say.mjs';

/**
 * Says what each runner has found out, every failure by name, and the sum as the last line.
 * @param {import('./results.mjs').Result[]} results
 * @returns {number} the exit code
 */
export function report(results) {
  say('');
  for (const { runner, passed, failures } of results) {
    say(
      `${runner.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`,
    );
  }
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  say(`\n${total(results)}`);
  return failures.length > 0 ? 1 : 0;
}
