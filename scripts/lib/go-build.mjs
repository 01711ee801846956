import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/** Where Go keeps modules: a build for another platform has to have a GOPATH of its own. */
const MODULES =
  process.env.GOMODCACHE ||
  join(process.env.GOPATH?.split(delimiter)[0] || join(homedir(), 'go'), 'pkg', 'mod');

/**
 * @typedef {object} GoModule what a program is built from
 * @property {string} command the path of its command, with the version: `example.org/module/command@v1.2.3`
 * @property {string} versionVariable the variable that holds what the program says of its version
 * @property {string} version
 */

/**
 * Builds a program from its Go module, as its authors do for a release (a minute or two).
 * @param {GoModule} module
 * @param {string} folder where the program is put
 * @param {object} options
 * @param {string} options.platform such as `linux_amd64`
 * @param {boolean} options.isForeign whether this machine is of another platform
 * @param {string} [options.go] the Go command
 * @returns {Promise<string>} the path of the program
 * @throws {Error} when Go is missing or the build fails
 */
export async function buildWithGo(module, folder, { platform, isForeign, go = 'go' }) {
  const { command, versionVariable, version } = module;
  const [GOOS, GOARCH] = platform.split('_');
  const { GOBIN: _own, ...outside } = process.env;
  const env = { ...outside, GOOS, GOARCH, CGO_ENABLED: '0', GOTOOLCHAIN: 'auto' };
  const place = isForeign ? { GOPATH: folder, GOMODCACHE: MODULES } : { GOBIN: folder };
  const { code, error } = await run(
    go,
    ['install', '-trimpath', '-ldflags', `-s -w -X ${versionVariable}=${version}`, command],
    { cwd: folder, env: { ...env, ...place } },
  );
  if (error) throw new Error('Go is not installed');
  if (code !== 0) throw new Error('the Go build failed (its messages are above)');
  const name = basename(command.split('@')[0] ?? '');
  return isForeign ? join(folder, 'bin', platform, name) : join(folder, name);
}
