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
 * Installs the packages that the lockfile names, unless they are. A tool whose folder is new is written into it first.
 * @param {{ root?: string, npx?: string }} [options]
 * @returns {Promise<void>}
 */
export async function installPackages({ root = ROOT, npx = 'npx' } = {}) {
  const stamp = join(root, 'node_modules', '.installed');
  const lockfile = join(root, 'pnpm-lock.yaml');
  const hasNewTools = await nameTools(root);
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (!hasNewTools && installed === (await fingerprint(lockfile))) return;

  say('Installing packages (the first time a minute or two)…');
  const { code, error, text } = await run(
    npx,
    [
      '--yes',
      PNPM,
      'install',
      hasNewTools ? '--no-frozen-lockfile' : '--frozen-lockfile',
      '--config.confirm-modules-purge=false',
    ],
    // Its tools say much that is nobody's concern here: it is shown where the installation fails.
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
 * Writes the record types and limits of the collections that a new tool brings along, or takes with it.
 * @param {string} root
 */
async function writeRecordTypes(root) {
  const { code } = await run(process.execPath, [join(root, 'pocketbase/generate.mjs')]);
  if (code !== 0) throw new Failure('The record types could not be written: mend what it says above.');
}

/** @param {string} file */
async function fingerprint(file) {
  const platform = `${process.platform}-${process.arch}`;
  return `${platform} ${createHash('sha256')
    .update(await readFile(file))
    .digest('hex')}\n`;
}
