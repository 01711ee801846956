import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildHooks } from '../hooks-bundle.mjs';
import { run, type ServerFolders } from '../testing/process';

let folder: string;
let place: ServerFolders;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-start-'));
  await buildHooks(join(folder, 'hooks'));
});

beforeEach(async () => {
  place = { data: await mkdtemp(join(folder, 'data-')), hooks: join(folder, 'hooks'), env: {} };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A start that exits by itself, with the address to listen on. */
const start = (address: string) => run({ ...place, env: { HUB_ADDR: address } }, ['start']);

it('refuses the data of another program that is made with PocketBase, and writes nothing into them', async () => {
  const hooks = join(folder, 'no-hooks');
  await mkdir(join(hooks, 'migrations'), { recursive: true });
  await run({ ...place, hooks }, ['superuser', 'upsert', 'ada@example.org', 'ada-password']);
  const before = await readFile(join(place.data, 'data.db'));
  await expect(start('192.0.2.1:8090')).rejects.toThrow(
    `The data in ${place.data} belong to another program that is made with PocketBase: choose an empty folder`,
  );
  expect((await readFile(join(place.data, 'data.db'))).equals(before)).toBe(true);
});

it('says that this machine has no such address, and starts beside what the disk itself has', async () => {
  await mkdir(join(place.data, 'lost+found'), { mode: 0o755 });
  await expect(start('192.0.2.1:8090')).rejects.toThrow('This machine has no address 192.0.2.1:8090');
});

it('removes what is left of a backup that a crash has cut short before it opens a database', async () => {
  const left = join(place.data, '.pb_temp_to_delete');
  await mkdir(left, { mode: 0o700 });
  await writeFile(join(left, 'pb_backup_abc123'), 'half');
  await writeFile(join(place.data, 'data.db'), 'no database '.repeat(1000));
  await expect(start('192.0.2.1:8090')).rejects.toThrow('is damaged, and is not served');
  expect(await readdir(place.data)).not.toContain('.pb_temp_to_delete');
});

it('takes its own data for its own, whichever migrations have run on them', async () => {
  await expect(start('192.0.2.1:8090')).rejects.toThrow('This machine has no address');
  const hooks = join(folder, 'with-an-older-migration');
  await cp(join(folder, 'hooks'), hooks, { recursive: true });
  await writeFile(join(hooks, 'migrations/1000000000_older.js'), 'migrate(() => undefined);');
  await expect(run({ ...place, hooks, env: { HUB_ADDR: '192.0.2.1:8090' } }, ['start'])).rejects.toThrow(
    'This machine has no address',
  );
});
