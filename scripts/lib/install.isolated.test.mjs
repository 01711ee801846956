import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { installPackages } from './install.mjs';

vi.mock('./say.mjs', () => ({ say: vi.fn() }));

/**
 * @param {string} root
 * @param {string} folder
 * @param {object} content
 */
async function writePackage(root, folder, content) {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, 'package.json'), JSON.stringify(content));
}

/** A project whose `npx` records its arguments. */
async function project({ works = true } = {}) {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'pnpm-lock.yaml'), 'one');
  await writePackage(root, 'apps/hub', { name: '@hub/hub', dependencies: { react: '19' } });
  await writePackage(root, 'packages/ui', { name: '@hub/ui' });
  const npx = await shellProgram(root, 'npx', `echo "$@" >> calls; exit ${works ? 0 : 1}`);
  const calls = () => readFile(join(root, 'calls'), 'utf8');
  return { root, npx, calls };
}

const CALL = '--yes pnpm@10.34.8 install --frozen-lockfile --config.confirm-modules-purge=false\n';
const NEW = CALL.replace('--frozen', '--no-frozen');

/** @param {string} root */
async function dependenciesOf(root) {
  const text = await readFile(join(root, 'apps/hub/package.json'), 'utf8');
  const hub = /** @type {{ dependencies: unknown }} */ (JSON.parse(text));
  return hub.dependencies;
}

test('installs once, and again only when the lockfile changes', async () => {
  const { root, npx, calls } = await project();
  await installPackages({ root, npx });
  await installPackages({ root, npx });
  expect(await calls()).toBe(CALL);
  await writeFile(join(root, 'pnpm-lock.yaml'), 'two');
  await installPackages({ root, npx });
  expect(await calls()).toBe(CALL + CALL);
});

test('tries again after an install that failed', async () => {
  const { root, npx, calls } = await project({ works: false });
  await expect(installPackages({ root, npx })).rejects.toThrow('The packages could not be installed');
  await expect(installPackages({ root, npx })).rejects.toThrow('The packages could not be installed');
  expect(await calls()).toBe(CALL + CALL);
});

test('shows what the tools say only where the installation fails', async () => {
  const { root } = await project();
  const noisy = (/** @type {number} */ code) =>
    shellProgram(
      root,
      `npx-${code}`,
      `echo "Failed to create bin"; echo "Update available" >&2; exit ${code}`,
    );
  const shown = vi.spyOn(process.stdout, 'write');
  await expect(installPackages({ root, npx: await noisy(1) })).rejects.toThrow(
    /Failed to create bin\nUpdate available\n\nThe packages could not be installed/,
  );
  await installPackages({ root, npx: await noisy(0) });
  expect(shown).not.toHaveBeenCalled();
});

test('says when npm is missing', async () => {
  const { root } = await project();
  await expect(installPackages({ root, npx: '/nonexistent/npx' })).rejects.toThrow('npx is missing');
});

test('writes a tool whose folder is new into the hub with its record types, and takes out one that is gone', async () => {
  const { root, npx, calls } = await project();
  await installPackages({ root, npx });
  await mkdir(join(root, 'pocketbase'));
  const generated = join(root, 'generated');
  const script = `require('node:fs').appendFileSync(${JSON.stringify(generated)}, 'once ')`;
  await writeFile(
    join(root, 'pocketbase/generate.mjs'),
    `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${script};`,
  );
  const hub = { tool: true, order: 8, hue: 90 };
  await writePackage(root, 'packages/notes', { name: '@hub/notes', hub, exports: {} });
  await installPackages({ root, npx });
  await installPackages({ root, npx });
  expect(await dependenciesOf(root)).toEqual({ '@hub/notes': 'workspace:*', react: '19' });
  expect(await calls()).toBe(CALL + NEW);
  await rm(join(root, 'packages/notes'), { recursive: true });
  await installPackages({ root, npx });
  expect(await dependenciesOf(root)).toEqual({ react: '19' });
  expect(await calls()).toBe(CALL + NEW + NEW);
  expect(await readFile(generated, 'utf8')).toBe('once once ');
});
