import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';
import { nameTools } from './tool-dependencies.mjs';

const PNPM = 'pnpm@10.34.8';

/**
 * Installs the packages of the lockfile, unless they are installed already. A tool with a new folder is added
 * to the lockfile first.
 * @param {{ root?: string, npx?: string }} [options]
 * @returns {Promise<void>}
 */
export async function installPackages({ root = ROOT, npx = 'npx' } = {}) {
  const stamp = join(root, 'node_modules', '.installed');
  const lockfile = join(root, 'pnpm-lock.yaml');
  const hasNewTools = await nameTools(root);
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (!hasNewTools && installed === (await fingerprint(lockfile))) return;

  say('Installing packages (the first time takes a minute or two)…');
  const { code, error, text } = await run(
    npx,
    [
      '--yes',
      PNPM,
      'install',
      hasNewTools ? '--no-frozen-lockfile' : '--frozen-lockfile',
      '--config.confirm-modules-purge=false',
    ],
    // The output is long and mostly irrelevant: it is shown only if the installation fails.
    { cwd: root, output: 'capture' },
  );
  if (error || code !== 0) {
    throw new Failure(
      error
        ? 'npx is missing: install npm (it comes with Node) and run the command again.'
        : `${text.trim()}\n\nThe packages could not be installed (the reason is above): check the network connection and run the command again.`,
    );
  }
  if (hasNewTools) await writeRecordTypes(root);
  await writeFile(stamp, await fingerprint(lockfile));
}

/**
 * Updates the generated record types and limits after a tool, with its collections, was added or removed.
 * @param {string} root
 */
async function writeRecordTypes(root) {
  const { code } = await run(process.execPath, [join(root, 'pocketbase/generate.mjs')]);
  if (code !== 0) throw new Failure('The record types could not be written: fix what it says above.');
}

/** @param {string} file */
async function fingerprint(file) {
  const platform = `${process.platform}-${process.arch}`;
  return `${platform} ${createHash('sha256')
    .update(await readFile(file))
    .digest('hex')}\n`;
}
