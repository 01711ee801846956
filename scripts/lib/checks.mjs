import { join } from 'node:path';
import { BIN, ROOT } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';
import { toolEnv } from './turbo.mjs';

/** The static checks: name → script of the root package. */
const CHECKS = {
  types: 'lint:types',
  eslint: 'lint:eslint',
  format: 'lint:format',
  layers: 'lint:layers',
  'dead code': 'lint:dead',
};

/**
 * Runs the static checks, each of which passes or fails as one.
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runChecks() {
  const results = [];
  for (const [name, script] of Object.entries(CHECKS)) {
    const { code, text } = await run(join(BIN, 'pnpm'), ['run', '--silent', script], {
      cwd: ROOT,
      env: toolEnv,
      output: 'capture',
    });
    say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    if (code !== 0) say(text);
    results.push({
      runner: name,
      passed: code === 0 ? 1 : 0,
      failures: code === 0 ? [] : [`check: ${name}`],
    });
  }
  return results;
}
