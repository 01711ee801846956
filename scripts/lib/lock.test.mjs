import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { holdFolder } from './lock.mjs';

/**
 * Another process that holds a folder, once it does.
 * @param {string} folder
 */
async function holder(folder) {
  const script = join(await temporaryFolder(), 'holder.mjs');
  await writeFile(
    script,
    `import { holdFolder } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)};
    await holdFolder(process.argv[2]);
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    process.stdout.write('held');`,
  );
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** Longer than the path of a socket may be. */
async function deepFolder() {
  const folder = join(await temporaryFolder(), 'deep'.repeat(30), 'data');
  await mkdir(folder, { recursive: true });
  return folder;
}

test('a folder that another process has is refused with its id', async () => {
  const folder = await deepFolder();
  const { pid } = await holder(folder);
  await expect(holdFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is served by process ${pid} already: stop that one first (kill ${pid})`,
  );
});

test('a process that ends leaves the folder free and clean', async () => {
  const folder = await deepFolder();
  const other = await holder(folder);
  other.kill('SIGTERM');
  await once(other, 'close');
  expect(await readdir(folder)).toEqual([]);
});

test('a process that was killed leaves the folder free', async () => {
  const folder = await deepFolder();
  const other = await holder(folder);
  other.kill('SIGKILL');
  await once(other, 'close');
  await holdFolder(folder);
  expect(await readdir(folder)).toEqual(['.hub.lock']);
});
