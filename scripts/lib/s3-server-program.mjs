import { findProgram } from './program.mjs';

const VERSION = '1.8.0';

/** @type {import('./program.mjs').Program} */
const PROGRAM = {
  title: 'Versity S3 Gateway',
  name: 'versitygw',
  version: VERSION,
  variable: 'VERSITYGW_BIN',
  asksVersion: ['--version'],
  module: {
    command: `github.com/versity/versitygw/cmd/versitygw@v${VERSION}`,
    versionVariable: 'main.Version',
    version: VERSION,
  },
};

/**
 * A program that serves a folder as S3 storage, for the tests of `npm run soak`; it is built with Go.
 * @returns {Promise<string>} its absolute path
 * @throws {import('./failure.mjs').Failure} if it can't be found or built
 */
export function findS3Server() {
  return findProgram(PROGRAM);
}
