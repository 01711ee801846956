import { run } from './processes.mjs';
import { say } from './say.mjs';

/**
 * Installs Debian packages if this is Debian and the user is root; otherwise does nothing.
 * The caller checks whether the programs are there afterwards.
 * @param {string} what the name that the message shows
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
