import { join } from 'node:path';
import { run } from './processes.mjs';

/**
 * Builds the PocketBase program from its Go module, as its authors do for a release (about a minute).
 * @param {string} version
 * @param {string} folder where the program is put
 * @param {string} [go] the Go command
 * @returns {Promise<string>} the path of the program
 * @throws {Error} when Go is missing or the build fails
 */
export async function buildWithGo(version, folder, go = 'go') {
  const { code, error } = await run(
    go,
    [
      'install',
      '-ldflags',
      `-s -w -X github.com/pocketbase/pocketbase.Version=${version}`,
      `github.com/pocketbase/pocketbase/examples/base@v${version}`,
    ],
    { cwd: folder, env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0', GOTOOLCHAIN: 'auto' } },
  );
  if (error) throw new Error('Go is not installed');
  if (code !== 0) throw new Error('the Go build failed (its messages are above)');
  return join(folder, 'base');
}
