import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

it('makes a backup every night, and keeps seven', async () => {
  expect(await server.superuser.settings.getAll()).toMatchObject({
    backups: { cron: '0 3 * * *', cronMaxKeep: 7 },
  });

  const old = Array.from({ length: 8 }, (_, day) => `@auto_pb_backup_apps_2026010${day + 1}030000.zip`);
  await mkdir(join(server.data, 'backups'), { recursive: true });
  for (const [day, name] of old.entries()) {
    const path = join(server.data, 'backups', name);
    await writeFile(path, '');
    await utimes(path, day + 1, day + 1);
  }
  await server.superuser.crons.run('__pbAutoBackup__');
  await vi.waitFor(async () => {
    const kept = (await server.superuser.backups.getFullList()).map(({ key }) => key).sort();
    expect(kept).toHaveLength(7);
    expect(kept.slice(0, 6)).toEqual(old.slice(2));
    expect(kept[6]).not.toBe(old[7]);
  }, 10_000);
});

it('lets nobody but a superuser make, see or restore one', async () => {
  const { client } = await server.createUser({ role: 'admin' });
  for (const attempt of [
    () => client.backups.getFullList(),
    () => client.backups.create('mine.zip'),
    () => client.backups.restore('@auto_pb_backup_apps_20260108030000.zip'),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 403 });
  }
});
