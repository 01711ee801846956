import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { installPackages } from './install.mjs';

vi.mock('./say.mjs', () => ({ say: vi.fn() }));

/** A project whose `npx` notes how it was called. */
async function project({ works = true } = {}) {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'pnpm-lock.yaml'), 'one');
  const npx = await shellProgram(root, 'npx', `echo "$@" >> calls; exit ${works ? 0 : 1}`);
  const calls = () => readFile(join(root, 'calls'), 'utf8');
  return { root, npx, calls };
}

const CALL = '--yes pnpm@10.34.8 install --frozen-lockfile --config.confirm-modules-purge=false\n';

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

test('says when npm is missing', async () => {
  const { root } = await project();
  await expect(installPackages({ root, npx: '/nonexistent/npx' })).rejects.toThrow('npx is missing');
});
