import { findProgram } from './program.mjs';
import { extractFromTar } from './untar.mjs';

/** The only version of Litestream that the hub is tested with. */
const VERSION = '0.5.17';

/** @type {import('./program.mjs').Program} */
const PROGRAM = {
  title: 'Litestream',
  name: 'litestream',
  version: VERSION,
  variable: 'LITESTREAM_BIN',
  asksVersion: ['version'],
  release: {
    url: `https://github.com/benbjohnson/litestream/releases/download/v${VERSION}`,
    archive: (platform) =>
      `litestream-${VERSION}-${platform.replace('amd64', 'x86_64').replace('_', '-')}.tar.gz`,
    extract: extractFromTar,
    sums: {
      linux_amd64: 'cfb371176d164437ae869f8351cfde49bd1804ae71c61923f75c9cba9c9c006d',
      linux_arm64: 'f8ca4a050095c1efbda2c4365172e61bf9d955ea0d9ac42f448b52e51819baa5',
      darwin_arm64: 'e211f68ff7658d19f193f2914417afdf8f89a053ff8f263e5d6b3b1d3bbc7b08',
      darwin_amd64: '891875af09db152e93a4b31a8a79f538ce7ce702c132803cfe0a831e7cb1b7db',
    },
  },
  module: {
    command: `github.com/benbjohnson/litestream/cmd/litestream@v${VERSION}`,
    versionVariable: 'main.Version',
    version: VERSION,
  },
};

/**
 * The Litestream program, which replicates the database (decision 035).
 * @param {import('./program.mjs').Sources} [sources]
 * @returns {Promise<string>} its absolute path
 * @throws {import('./failure.mjs').Failure} if it can't be found or built
 */
export function findLitestream(sources) {
  return findProgram(PROGRAM, sources);
}
