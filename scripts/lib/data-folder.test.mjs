import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { closeToOthers, requireDataFolder } from './data-folder.mjs';

const say = vi.hoisted(() => vi.fn());
vi.mock('./say.mjs', () => ({ say }));

/** @param {string} path */
const modeOf = async (path) => ((await stat(path)).mode & 0o777).toString(8);

test('makes a data folder that is missing, for its user alone, and leaves nothing in it', async () => {
  const folder = join(await temporaryFolder(), 'deep', 'data');
  await requireDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
  expect(await modeOf(folder)).toBe('700');
});

test('a data folder that cannot be written to is refused with what to do', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, 'not a folder');
  await expect(requireDataFolder(join(file, 'data'))).rejects.toThrow(
    /^The data folder .*data can't be written to \(ENOTDIR.*choose another folder with HUB_DATA\.$/,
  );
  await expect(requireDataFolder(file)).rejects.toThrow("can't be written to");
});

test('a folder of something else is refused, so that it is never closed to others', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'lost+found'));
  await requireDataFolder(folder);
  await writeFile(join(folder, 'letter.txt'), '');
  await expect(requireDataFolder(folder)).rejects.toThrow(
    `${folder} holds other things and no data of a hub: choose an empty folder with HUB_DATA.`,
  );
  await writeFile(join(folder, 'data.db'), '');
  await requireDataFolder(folder);
});

test('an open folder is closed with all in it, once, and that is said', async () => {
  const outside = join(await temporaryFolder(), 'outside');
  await writeFile(outside, '', { mode: 0o644 });
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'storage'), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, 'storage', 'passport.pdf'), '', { mode: 0o644 });
  await writeFile(join(folder, 'data.db'), '', { mode: 0o600 });
  await symlink(outside, join(folder, 'link'));
  await chmod(folder, 0o750);

  await closeToOthers(folder);
  expect(say).toHaveBeenCalledExactlyOnceWith(
    `The data folder ${folder} was open to other users of this machine: it is closed to them now.`,
  );
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'storage'))).toBe('700');
  expect(await modeOf(join(folder, 'storage', 'passport.pdf'))).toBe('600');
  expect(await modeOf(outside)).toBe('644');

  say.mockClear();
  await closeToOthers(folder);
  expect(say).not.toHaveBeenCalled();
});
