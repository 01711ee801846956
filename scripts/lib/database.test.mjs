import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { checkDatabase } from './database.mjs';
import { readSettings } from './settings.mjs';

/**
 * A hub with a data folder whose database is checked by a few lines of shell.
 * @param {string} lines
 */
async function hubWith(lines) {
  const data = await temporaryFolder();
  await writeFile(join(data, 'data.db'), '');
  const program = await shellProgram(await temporaryFolder(), 'pocketbase', lines);
  return { program, settings: readSettings({ HUB_DATA: data }) };
}

const MALFORMED = 'echo "database disk image is malformed (11)"; exit 1';

test('a healthy database is served', async () => {
  const { damage } = await checkDatabase(await hubWith('exit 0'), 60_000);
  expect(await damage).toBeNull();
});

test('a new data folder has none to check', async () => {
  const hub = await hubWith('exit 1');
  const { damage } = await checkDatabase({
    ...hub,
    settings: { ...hub.settings, data: await temporaryFolder() },
  });
  expect(await damage).toBeNull();
});

test('a damaged one is not, and the newest backup is named', async () => {
  const hub = await hubWith(MALFORMED);
  const { data } = hub.settings;
  await expect(checkDatabase(hub, 60_000)).rejects.toThrow('there is no backup in it');

  await mkdir(join(data, 'backups'));
  for (const [name, day] of [
    ['a.zip', 2],
    ['b.zip', 3],
    ['c.zip', 1],
    ['b.zip.attrs', 4],
  ]) {
    await writeFile(join(data, 'backups', String(name)), '');
    await utimes(join(data, 'backups', String(name)), Number(day), Number(day));
  }
  await expect(checkDatabase(hub, 60_000)).rejects.toThrow(
    `The database in ${data} is damaged, and is not served: restore the newest backup into an empty folder, ` +
      `HUB_DATA=<folder> npm run restore -- ${join(data, 'backups', 'b.zip')}.\n` +
      '(database disk image is malformed (11))',
  );
});

test('one whose schema can’t be read is damaged, too', async () => {
  const hub = await hubWith('echo "sql: Scan error on column index 4, name \\"fields\\""; exit 1');
  await expect(checkDatabase(hub, 60_000)).rejects.toThrow('is damaged, and is not served');
});

test('a check that fails by itself is not taken for damage', async () => {
  await expect(checkDatabase(await hubWith('echo "permission denied"; exit 1'), 60_000)).rejects.toThrow(
    /^permission denied\n\nThe database in .* could not be checked: see above\.$/,
  );
});

test('a large one is served while it is checked, until damage is found', async () => {
  const folder = await temporaryFolder();
  const hub = await hubWith(`while [ ! -e ${folder}/go ]; do sleep 0.05; done; ${MALFORMED}`);
  const { damage } = await checkDatabase(hub, 10);
  await writeFile(join(folder, 'go'), '');
  expect((await damage)?.message).toContain('is damaged');
});
