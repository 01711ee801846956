import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { download } from './download.mjs';
import { Failure, reason } from './failure.mjs';
import { placeWhole } from './files.mjs';
import { buildWithGo } from './go-build.mjs';
import { POCKETBASE } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';
import { extractFile } from './unzip.mjs';

/** The one version of PocketBase that the hub is made and tested with. */
export const VERSION = '0.40.4';

/** SHA-256 of the official release archives. */
const RELEASES = {
  linux_amd64: '9042ec818570e79c3628dadcd0a756c1496d9e1173918ec409d133c02f82e5fa',
  linux_arm64: '86095bf8ed9345954f0d2bf0a5fb9b57584ae60b77ebf3b6cd23a8003a3fd418',
  darwin_arm64: 'eeb619ea4f8a06421daedb946d133bed269fea334a760941d147f76befc25ebc',
  darwin_amd64: '052906521f09f6f23405cd804c930d2b7a1f8eee06d39b85723b5054b2acb4e4',
};

/**
 * @typedef {object} Sources where PocketBase may come from; the defaults are the real ones
 * @property {string | undefined} [own] a program that the person names (POCKETBASE_BIN)
 * @property {string} [cache] the folder that holds fetched copies
 * @property {string} [releases] the address under which releases lie
 * @property {Record<string, string>} [sums] platform → SHA-256 of its release archive
 * @property {string} [platform] such as `linux_amd64`
 * @property {string} [go] the Go command
 */

/**
 * The PocketBase program: the one that is named, a copy already fetched, the official release, or
 * a build of its Go module.
 * @param {Sources} [sources]
 * @returns {Promise<string>} its absolute path
 * @throws {Failure} when there is no way to get it
 */
export async function findPocketBase(sources = {}) {
  const { own = process.env.POCKETBASE_BIN, cache = join(POCKETBASE, '.cache') } = sources;
  if (own) return ownProgram(own);
  const program = join(cache, `pocketbase-${VERSION}`, 'pocketbase');
  if (existsSync(program)) return program;

  const problems = [];
  for (const get of [fromRelease, fromGo]) {
    try {
      await get(program, sources);
      return program;
    } catch (error) {
      problems.push(reason(error));
      say(`  no luck: ${reason(error)}`);
    }
  }
  throw new Failure(
    `PocketBase ${VERSION} can't be had (${problems.join('; ')}): connect to the internet, install Go ` +
      `from https://go.dev, or set POCKETBASE_BIN to a PocketBase ${VERSION} program.`,
  );
}

/** @param {string} path */
async function ownProgram(path) {
  const program = resolve(path);
  const { code, text } = await run(program, ['--version'], { output: 'capture' });
  const version = /version (\S+)/.exec(text)?.[1];
  if (code === 0 && version === VERSION) return program;
  throw new Failure(
    `POCKETBASE_BIN names ${program}, which is ${code === 0 ? `version ${version ?? 'unknown'}` : 'not a program that runs'}: ` +
      `set it to a PocketBase ${VERSION} program, or unset it and the hub gets one itself.`,
  );
}

/**
 * @param {string} program
 * @param {Sources} sources
 */
async function fromRelease(program, { releases, sums = RELEASES, platform = thisPlatform() }) {
  const sha256 = /** @type {Record<string, string>} */ (sums)[platform];
  if (!sha256) throw new Error(`there is no known release for ${platform}`);
  const base = releases ?? `https://github.com/pocketbase/pocketbase/releases/download/v${VERSION}`;
  say(`Downloading PocketBase ${VERSION} (about 12 MB)…`);
  const archive = await download(`${base}/pocketbase_${VERSION}_${platform}.zip`, { sha256 }).catch(
    (/** @type {unknown} */ cause) => {
      throw new Error('the download failed', { cause });
    },
  );
  await placeWhole(
    program,
    async (folder) => {
      const file = join(folder, 'pocketbase');
      await writeFile(file, await extractFile(archive, 'pocketbase'));
      return file;
    },
    0o755,
  );
}

/**
 * @param {string} program
 * @param {Sources} sources
 */
async function fromGo(program, { go }) {
  say(`Building PocketBase ${VERSION} with Go (about a minute)…`);
  await placeWhole(program, (folder) => buildWithGo(VERSION, folder, go), 0o755);
}

function thisPlatform() {
  return `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
}
