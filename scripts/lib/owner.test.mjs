import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { announceOwner } from './owner.mjs';
import { readSettings } from './settings.mjs';

const say = vi.hoisted(() => vi.fn());
vi.mock('./say.mjs', () => ({ say }));
beforeEach(() => say.mockClear());

const owner = { email: 'ada@example.org' };

test('a password that was made up is shown at a terminal', async () => {
  const data = await temporaryFolder();
  await announceOwner(readSettings({ HUB_DATA: data }), { ...owner, password: 'made-up' }, true);
  expect(say).toHaveBeenCalledExactlyOnceWith(
    '\nOwner:    ada@example.org\nPassword: made-up (shown this once: keep it)',
  );
});

test('elsewhere it goes to a file for its user alone', async () => {
  const data = await temporaryFolder();
  const file = join(data, 'owner-password.txt');
  await writeFile(file, 'an older one', { mode: 0o644 });
  await announceOwner(readSettings({ HUB_DATA: data }), { ...owner, password: 'made-up' }, false);
  expect(say.mock.calls.join()).toContain(`Password: in ${file}`);
  expect(say.mock.calls.join()).not.toContain('made-up');
  expect(await readFile(file, 'utf8')).toBe('made-up\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('an owner who has a password is only named, with what to do when the start names another', async () => {
  const settings = readSettings({ HUB_DATA: await temporaryFolder() });
  await announceOwner(settings, owner, true);
  expect(say).toHaveBeenLastCalledWith('\nOwner:    ada@example.org');
  await announceOwner(settings, { ...owner, notice: 'The owner stays.' }, true);
  expect(say).toHaveBeenLastCalledWith('\nOwner:    ada@example.org\nThe owner stays.');
});
