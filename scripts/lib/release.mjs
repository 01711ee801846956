import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';
import { BUILT } from './server.mjs';

/** The platforms of a release. */
export const PLATFORMS = ['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64'];

/** The top-level folder in the archive of a release, and in an image. */
const FOLDER = 'hub';

/** The files of a release other than the program, hooks and pages. */
const OTHERS = {
  hub: 'deploy/hub',
  'hub.service': 'docs/hub.service',
  'compose.yaml': 'deploy/compose.yaml',
  Caddyfile: 'deploy/Caddyfile',
  LICENSE: 'LICENSE',
  'operations.md': 'docs/operations.md',
};

/** @typedef {{ name: string, path: string, mode: number }} ReleaseFile */

/**
 * All files of a release, sorted by their names in it.
 * @param {string} program PocketBase
 * @returns {Promise<ReleaseFile[]>}
 */
export async function releaseFiles(program) {
  const others = Object.entries(OTHERS).map(([name, path]) => [name, join(ROOT, path)]);
  const files = [
    ...(await filesOf(BUILT.hooks, 'pb_hooks')),
    ...(await filesOf(BUILT.pages, 'public')),
    ...others,
    ['pocketbase', program],
  ];
  return files
    .map(([name = '', path = '']) => ({
      name: `${FOLDER}/${name}`,
      path,
      mode: name === 'hub' || name === 'pocketbase' ? 0o755 : 0o644,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The files of the archive that adds Litestream to a release.
 * @param {string} program Litestream
 * @returns {ReleaseFile[]}
 */
export function litestreamFiles(program) {
  return [{ name: `${FOLDER}/litestream`, path: program, mode: 0o755 }];
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function filesOf(folder, name) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [join(name, path.slice(folder.length)), path]);
}

/**
 * Packs files into an archive. Its bytes depend only on the files and the time.
 * @param {ReleaseFile[]} files
 * @param {Date} time of all files; browsers use it to recognise changed pages
 * @returns {Promise<Buffer>}
 */
export async function packRelease(files, time) {
  const { default: tar } = await import('tar-stream');
  const archive = tar.pack();
  const packed = (async () => {
    /** @type {Buffer[]} */
    const chunks = [];
    for await (const chunk of archive) chunks.push(/** @type {Buffer} */ (chunk));
    return Buffer.concat(chunks);
  })();
  for (const { name, path, mode } of files) archive.entry({ name, mode, mtime: time }, await readFile(path));
  archive.finalize();
  return gzipSync(await packed, { level: 9 });
}

/**
 * The time of a release: that of the last commit, unless SOURCE_DATE_EPOCH is set, in seconds.
 * @returns {Promise<Date>}
 */
export async function releaseTime() {
  const { SOURCE_DATE_EPOCH: set } = process.env;
  const { text } = set
    ? { text: set }
    : await run('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, output: 'capture' });
  if (!/^\d+\s*$/.test(text)) {
    throw new Failure(
      'The release needs a time: make it in a clone with git, or set SOURCE_DATE_EPOCH to seconds since 1970.',
    );
  }
  return new Date(Number(text) * 1000);
}

/**
 * A file's line in a list of checksums.
 * @param {string} name
 * @param {Buffer} content
 */
export function checksumLine(name, content) {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}
