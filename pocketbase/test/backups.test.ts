import { mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';

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
  });
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

describe('a backup that can’t be made', () => {
  const warning = async () => {
    const owner = await server.signIn(server.owner);
    return (await owner.send<{ warning: string | null }>('/api/hub/status', {})).warning;
  };

  it('leaves nothing that fills the disk, and the owner is warned until one is made', async () => {
    const broken = join(server.data, 'storage', 'broken');
    await mkdir(join(server.data, 'storage'), { recursive: true });
    await symlink('/nowhere', broken);
    expect(await refusal(server.superuser.backups.create('broken.zip'))).toMatchObject({ status: 400 });
    expect(await readdir(join(server.data, '.pb_temp_to_delete'))).toEqual([]);
    expect(await warning()).toMatch(/^The last backup could not be made: .*no such file or directory/);
    await rm(broken);
    await server.superuser.backups.create('whole.zip');
    expect(await warning()).toBeNull();
  });

  it('is not begun where documents lie behind a link, and the owner is told what to do', async () => {
    const storage = join(server.data, 'storage');
    await rename(storage, `${storage}-elsewhere`);
    await symlink(`${storage}-elsewhere`, storage);
    expect(await refusal(server.superuser.backups.create('linked.zip'))).toMatchObject({ status: 400 });
    expect(await warning()).toMatch(/The folder "storage" in the data folder is a link.*mount --bind/);
    await rm(storage);
    await rename(`${storage}-elsewhere`, storage);
    await server.superuser.backups.create('unlinked.zip');
    expect(await warning()).toBeNull();
  });

  it('is reported even where the disk takes no note of it', async () => {
    const sql = (query: string) => server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    await sql(`CREATE TRIGGER no_note BEFORE INSERT ON _hub WHEN NEW.name = 'backups'
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    const broken = join(server.data, 'storage', 'broken');
    await symlink('/nowhere', broken);
    expect(await refusal(server.superuser.backups.create('unnoted.zip'))).toMatchObject({ status: 400 });
    expect(await warning()).toMatch(/^The last backup could not be made: /);
    await rm(broken);
    await server.superuser.backups.create('noted.zip');
    expect(await warning()).toBeNull();
    await sql('DROP TRIGGER no_note');
  });

  it('for want of room is not begun', async () => {
    const program = join(server.data, '../df');
    const says = (free: number) =>
      writeFile(program, `#!/bin/sh\necho "disk 99 9 ${free} 9% /"\n`, { mode: 0o755 });
    await says(1);
    vi.stubEnv('PATH', `${join(program, '..')}:${process.env['PATH']}`);
    await server.suspend();
    await server.resume();
    vi.unstubAllEnvs();
    expect(await refusal(server.superuser.backups.create('large.zip'))).toMatchObject({ status: 400 });
    expect(await warning()).toMatch(
      /^The last backup could not be made: The disk has no space for a backup: it needs \d\.\d GB, and 0\.0 GB are free\. Free some space, or delete old backups/,
    );
    await says(9_999_999);
    await server.superuser.backups.create('large.zip');
    expect(await warning()).toBeNull();
  });
});
