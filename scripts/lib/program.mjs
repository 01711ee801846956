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
 * @typedef {object} Release what its authors have built
 * @property {string} url the address under which the archives of its version lie
 * @property {(platform: string) => string} archive the name of the archive for a platform such as `linux_amd64`
 * @property {(archive: Buffer, name: string) => Promise<Buffer>} extract gives a file out of an archive
 * @property {Readonly<Record<string, string>>} sums platform → SHA-256 of its archive
 *
 * @typedef {object} Program a program that the hub runs beside its own code, in the one version that it is tested with
 * @property {string} title how people know it
 * @property {string} name of its file
 * @property {string} version
 * @property {string} variable of the environment, which names a program to take instead
 * @property {string[]} asksVersion what makes it say its version
 * @property {Release} [release] left out where it is always built
 * @property {import('./go-build.mjs').GoModule} module what it is built from where no release can be had
 *
 * @typedef {object} Sources where the program may come from; the defaults are the real ones
 * @property {string | undefined} [own] a program that the person names
 * @property {string} [cache] the folder that holds fetched copies
 * @property {string} [releases] the address under which releases lie
 * @property {Record<string, string>} [sums] platform → SHA-256 of its release archive
 * @property {string} [platform] such as `linux_amd64`
 * @property {string} [go] the Go command
 */

/**
 * Gives a program: the one that is named, a copy already fetched, the official release, or a build of its Go module.
 * @param {Program} wanted
 * @param {Sources} [sources]
 * @returns {Promise<string>} its absolute path
 * @throws {Failure} when there is no way to get it
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
    `${title} ${version} can't be had (${problems.join('; ')}): connect to the internet, install Go ` +
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
 * What a failed download says where a proxy is set, through which Node goes only when it is told to.
 * @param {NodeJS.ProcessEnv} env
 */
function pastProxy(env) {
  const name = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].find((known) => env[known]);
  if (name === undefined || env.NODE_USE_ENV_PROXY === '1') return '';
  return `, past the proxy of ${name} (from Node 24 on, NODE_USE_ENV_PROXY=1 has it go through)`;
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
 * Whether programs of a platform do not run here.
 * @param {Program} wanted
 * @param {string | undefined} platform
 */
function isForeign({ release }, platform = thisPlatform()) {
  return platform in (release?.sums ?? {}) && platform !== thisPlatform();
}
