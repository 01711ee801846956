import { runSuites } from './suites.mjs';

/** The static checks: scripts of the root package, each with one result. */
const CHECKS = [
  'lint:types',
  'lint:types:server',
  'lint:types:hooks',
  'lint:types:worker',
  'lint:eslint',
  'lint:oxlint',
  'lint:format',
  'lint:layers',
  'lint:dead',
  'lint:specification',
];

/**
 * Runs the static checks, two at a time; turbo skips a check that has passed on the same files.
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export function runChecks() {
  return runSuites([...CHECKS, '--concurrency=2', '--output-logs=errors-only'], {});
}
