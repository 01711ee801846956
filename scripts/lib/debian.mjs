import { run } from './processes.mjs';
import { say } from './say.mjs';

/**
 * Installs packages of Debian, where there is one and this is its root; else it does nothing.
 * The caller looks whether they came.
 * @param {string} what how the person knows them
 * @param {string[]} packages
 * @returns {Promise<void>}
 */
export async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0) return;
  say(`Installing ${what} from Debian…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, output: 'errors' });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
    output: 'errors',
  });
}
