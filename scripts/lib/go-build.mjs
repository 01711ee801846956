import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { launch } from './processes.mjs';
import { say } from './say.mjs';

/** Go's cache of modules, set explicitly, because a build for another platform needs another GOPATH. */
const MODULES =
  process.env.GOMODCACHE ||
  join(process.env.GOPATH?.split(delimiter)[0] || join(homedir(), 'go'), 'pkg', 'mod');

/**
 * @typedef {object} GoModule the source of a program
 * @property {string} command the path of its command, with the version: `example.org/module/command@v1.2.3`
 * @property {string} versionVariable the variable with the version that the program prints
 * @property {string} version
 */

/** Progress is shown after each of this many packages: PocketBase has some 400. */
const REPORTED_EACH = 50;
/** How many of the last lines are shown if a build fails. */
const LAST_LINES = 5;

/**
 * Shows from time to time how many packages are built; Go prints one package per line.
 * @param {import('node:stream').Readable | null} stream
 * @returns {string[]} the last lines, which change as the build goes on
 */
function showProgress(stream) {
  /** @type {string[]} */
  const last = [];
  const state = { built: 0, rest: '' };
  stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
    const lines = (state.rest + chunk).split('\n');
    state.rest = lines.pop() ?? '';
    for (const line of lines) {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      state.built += 1;
      if (state.built % REPORTED_EACH === 0) say(`  ${state.built} packages…`);
    }
  });
  return last;
}

/**
 * Builds a program from its Go module, as its authors do for a release (one to eight minutes), and shows the
 * progress.
 * @param {GoModule} module
 * @param {string} folder where to put the program
 * @param {object} options
 * @param {string} options.platform such as `linux_amd64`
 * @param {boolean} options.isForeign whether the program is for another platform than this machine's
 * @param {string} [options.go] the Go command
 * @returns {Promise<string>} the path of the program
 * @throws {Error} if Go is missing or the build fails
 */
export async function buildWithGo(module, folder, { platform, isForeign, go = 'go' }) {
  const { command, versionVariable, version } = module;
  const [GOOS, GOARCH] = platform.split('_');
  const { GOBIN: _own, ...outside } = process.env;
  const env = { ...outside, GOOS, GOARCH, CGO_ENABLED: '0', GOTOOLCHAIN: 'auto' };
  const place = isForeign ? { GOPATH: folder, GOMODCACHE: MODULES } : { GOBIN: folder };
  const { child, ended } = launch(
    go,
    ['install', '-v', '-trimpath', '-ldflags', `-s -w -X ${versionVariable}=${version}`, command],
    { cwd: folder, env: { ...env, ...place }, output: 'capture' },
  );
  const last = showProgress(child.stderr);
  const { code, error } = await ended;
  if (error) throw new Error('Go is not installed');
  if (code !== 0) throw new Error(`the Go build failed: ${last.join('; ')}`);
  const name = basename(command.split('@')[0] ?? '');
  return isForeign ? join(folder, 'bin', platform, name) : join(folder, name);
}
