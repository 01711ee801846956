import { findProgram } from './program.mjs';
import { extractFile } from './unzip.mjs';

/** The only version of PocketBase that the hub is tested with. */
export const VERSION = '0.40.4';

/** @type {import('./program.mjs').Program} */
const PROGRAM = {
  title: 'PocketBase',
  name: 'pocketbase',
  version: VERSION,
  variable: 'POCKETBASE_BIN',
  asksVersion: ['--version'],
  release: {
    url: `https://github.com/pocketbase/pocketbase/releases/download/v${VERSION}`,
    archive: (platform) => `pocketbase_${VERSION}_${platform}.zip`,
    extract: extractFile,
    sums: {
      linux_amd64: '9042ec818570e79c3628dadcd0a756c1496d9e1173918ec409d133c02f82e5fa',
      linux_arm64: '86095bf8ed9345954f0d2bf0a5fb9b57584ae60b77ebf3b6cd23a8003a3fd418',
      darwin_arm64: 'eeb619ea4f8a06421daedb946d133bed269fea334a760941d147f76befc25ebc',
      darwin_amd64: '052906521f09f6f23405cd804c930d2b7a1f8eee06d39b85723b5054b2acb4e4',
    },
  },
  module: {
    command: `github.com/pocketbase/pocketbase/examples/base@v${VERSION}`,
    versionVariable: 'github.com/pocketbase/pocketbase.Version',
    version: VERSION,
  },
};

/**
 * The PocketBase program.
 * @param {import('./program.mjs').Sources} [sources]
 * @returns {Promise<string>} its absolute path
 * @throws {import('./failure.mjs').Failure} if it can't be found or built
 */
export function findPocketBase(sources) {
  return findProgram(PROGRAM, sources);
}
