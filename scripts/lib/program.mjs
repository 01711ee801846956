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

/**
 * @typedef {object} Release the binaries that its authors publish
 * @property {string} url the URL of the folder with the archives of its version
 * @property {(platform: string) => string} archive the name of the archive for a platform such as `linux_amd64`
 * @property {(archive: Buffer, name: string) => Promise<Buffer>} extract extracts a file from an archive
 * @property {Readonly<Record<string, string>>} sums platform → SHA-256 of its archive
 *
 * @typedef {object} Program a program that the hub uses, in the one version that it is tested with
 * @property {string} title its name in messages
 * @property {string} name the name of its file
 * @property {string} version
 * @property {string} variable the environment variable with the path of a program to use instead
 * @property {string[]} asksVersion the arguments that print its version
 * @property {Release} [release] missing if it is always built
 * @property {import('./go-build.mjs').GoModule} module its source, for platforms without a release
 *
 * @typedef {object} Sources where the program comes from; all have defaults
 * @property {string | undefined} [own] the path of a program to use
 * @property {string} [cache] the folder of downloaded copies
 * @property {string} [releases] the base URL of the releases
 * @property {Record<string, string>} [sums] platform → SHA-256 of its release archive
 * @property {string} [platform] such as `linux_amd64`
 * @property {string} [go] the Go command
 */

/**
 * Finds a program: the one that the person names, a downloaded copy, the official release, or a build of its
 * Go module.
 * @param {Program} wanted
 * @param {Sources} [sources]
 * @returns {Promise<string>} its absolute path
 * @throws {Failure} if none of these works
 */
export async function findProgram(wanted, sources = {}) {
  const { title, name, version, variable } = wanted;
  const { own = process.env[variable], cache = join(POCKETBASE, '.cache'), platform } = sources;
  if (own) return ownProgram(wanted, own);
  const ending = isForeign(wanted, platform) ? `-${platform}` : '';
  const program = join(cache, `${name}-${version}${ending}`, name);
  if (existsSync(program)) return program;

  const problems = [];
  for (const get of [fromRelease, fromGo]) {
    try {
      await get(wanted, program, sources);
      return program;
    } catch (error) {
      problems.push(reason(error));
      say(`  no luck: ${reason(error)}`);
    }
  }
  throw new Failure(
    `${title} ${version} can't be fetched (${problems.join('; ')}): connect to the internet, install Go ` +
      `from https://go.dev, or set ${variable} to a ${title} ${version} program.`,
  );
}

/**
 * @param {Program} wanted
 * @param {string} path
 */
async function ownProgram({ title, version, variable, asksVersion }, path) {
  const program = resolve(path);
  const { code, text } = await run(program, asksVersion, { output: 'capture' });
  const found = /\d+\.\d+\.\d+/.exec(text)?.[0];
  if (code === 0 && found === version) return program;
  throw new Failure(
    `${variable} names ${program}, which is ${code === 0 ? `version ${found ?? 'unknown'}` : 'not a program that runs'}: ` +
      `set it to a ${title} ${version} program, or unset it and the hub gets one itself.`,
  );
}

/**
 * A hint for a failed download if a proxy is set that Node does not use by default.
 * @param {NodeJS.ProcessEnv} env
 */
function pastProxy(env) {
  const name = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].find((known) => env[known]);
  if (name === undefined || env.NODE_USE_ENV_PROXY === '1') return '';
  return `, bypassing the proxy in ${name} (from Node 24 on, NODE_USE_ENV_PROXY=1 makes it use the proxy)`;
}

/**
 * @param {Program} wanted
 * @param {string} program
 * @param {Sources} sources
 */
async function fromRelease(wanted, program, { releases, sums, platform = thisPlatform() }) {
  const { release } = wanted;
  /** @type {Readonly<Record<string, string>>} */
  const known = sums ?? release?.sums ?? {};
  const sha256 = known[platform];
  if (release === undefined || !sha256) throw new Error(`there is no known release for ${platform}`);
  say(`Downloading ${wanted.title} ${wanted.version} (about 15 MB)…`);
  const url = `${releases ?? release.url}/${release.archive(platform)}`;
  const archive = await download(url, { sha256 }).catch((/** @type {unknown} */ cause) => {
    throw new Error(`the download of ${url} failed${pastProxy(process.env)}`, { cause });
  });
  await placeWhole(
    program,
    async (folder) => {
      const file = join(folder, wanted.name);
      await writeFile(file, await release.extract(archive, wanted.name));
      return file;
    },
    0o755,
  );
}

/**
 * @param {Program} wanted
 * @param {string} program
 * @param {Sources} sources
 */
async function fromGo(wanted, program, { go, platform = thisPlatform() }) {
  say(`Building ${wanted.title} ${wanted.version} with Go (one to eight minutes)…`);
  const options = { platform, isForeign: isForeign(wanted, platform), ...(go && { go }) };
  await placeWhole(program, (folder) => buildWithGo(wanted.module, folder, options), 0o755);
}

/** This machine's platform, such as `linux_amd64`. */
function thisPlatform() {
  return `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
}

/**
 * Whether programs for a platform do not run on this machine.
 * @param {Program} wanted
 * @param {string | undefined} platform
 */
function isForeign({ release }, platform = thisPlatform()) {
  return platform in (release?.sums ?? {}) && platform !== thisPlatform();
}
