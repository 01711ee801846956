import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROOF_FOLDER, PROOF_LIMITS } from '../hooks/proof/folder';
import { zip } from '../../scripts/testing/zip.mjs';
import { startServer, type TestServer } from '../testing';
import { run } from '../testing/process';

const HOUR = 3_600_000;
const FAILED = 'The proof of the newest backup has failed.';

interface Status {
  backup: { name: string } | null;
  proof: { name: string; findings: { problem?: string; records?: number; documents?: number } } | null;
  warning: string | null;
}

let server: TestServer;
let owner: PocketBase;
let whole: Buffer;

const backups = (name = '') => join(server.data, 'backups', name);
const proofFolder = () => join(server.data, PROOF_FOLDER);
const status = () => owner.send<Status>('/api/hub/status', {});
const sql = (query: string) => server.superuser.send('/api/sql', { method: 'POST', body: { query } });

/** Makes a backup this many hours old: after a day its proof is due at any hour. */
async function age(name: string, hours: number) {
  const madeAt = (Date.now() - hours * HOUR) / 1000;
  await utimes(backups(name), madeAt, madeAt);
}

/** Has the job run until the newest backup has a proof. */
async function proof() {
  return vi.waitFor(
    async () => {
      await server.superuser.crons.run('hub-backup-proof');
      const { proof: found } = await status();
      if (found === null) throw new Error('There is no proof yet.');
      return found;
    },
    { interval: 100 },
  );
}

/** A backup of the hub as it is, as bytes; the folder has none after it. */
async function makeBackup(): Promise<Buffer> {
  await server.superuser.backups.create('made.zip');
  const bytes = await readFile(backups('made.zip'));
  await rm(backups(), { recursive: true });
  await mkdir(backups());
  return bytes;
}

/** Puts a backup in the place of all that are there, as one of 25 hours ago. */
async function layBackup(name: string, bytes: Uint8Array) {
  await rm(backups(), { recursive: true, force: true });
  await mkdir(backups());
  await writeFile(backups(name), bytes);
  await age(name, 25);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

beforeAll(async () => {
  server = await startServer();
  owner = await server.signIn(server.owner);
  const { client } = await server.createUser();
  const item = { name: 'Passport', expiryDate: '2030-01-01', document: new File(['%PDF-1.7\n'], 'a.pdf') };
  await client.collection('expiry').create(item);
  whole = await makeBackup();
});

afterAll(async () => {
  await server.stop();
});

describe('a backup', () => {
  it('is proved: every record is read, every document found, and nothing of the copy is left', async () => {
    await layBackup('--night.zip', whole);
    expect(await status()).toMatchObject({ backup: { name: '--night.zip' }, proof: null, warning: null });
    const { name, findings } = await proof();
    expect(name).toBe('--night.zip');
    expect(findings.problem).toBeUndefined();
    const users = await server.superuser.collection('users').getList(1, 1);
    expect(findings.records).toBeGreaterThan(users.totalItems);
    expect(findings.documents).toBe(1);
    expect((await status()).warning).toBeNull();
    await vi.waitFor(async () => expect(await readdir(server.data)).not.toContain(PROOF_FOLDER));
  });

  it('is proved by a second name of its file, which takes no room, and stays as it is', async () => {
    await layBackup('linked.zip', whole);
    const before = await stat(backups('linked.zip'));
    expect((await proof()).findings).toMatchObject({ documents: 1 });
    await vi.waitFor(async () => expect(await readdir(server.data)).not.toContain(PROOF_FOLDER));
    const after = await stat(backups('linked.zip'));
    // A name that comes or goes changes this time of a file; a copy that is made of it does not.
    expect(after.ctimeMs).toBeGreaterThan(before.ctimeMs);
    expect(after).toMatchObject({ nlink: 1, mtimeMs: before.mtimeMs });
    expect((await readFile(backups('linked.zip'))).equals(whole)).toBe(true);
  });

  it('that is new is left alone until the night, and is proved in it', async () => {
    const { id = '' } = owner.authStore.record ?? {};
    const zoneWhereItIs = (hour: number) => {
      const east = (hour - new Date().getUTCHours() + 24) % 24;
      return east > 12 ? `Etc/GMT+${24 - east}` : `Etc/GMT-${east}`;
    };
    await layBackup('new.zip', whole);
    await age('new.zip', 1);
    await owner.collection('users').update(id, { timeZone: zoneWhereItIs(12) });
    await server.superuser.crons.run('hub-backup-proof');
    await vi.waitFor(async () => expect(await readdir(server.data)).not.toContain(PROOF_FOLDER));
    expect((await status()).proof).toBeNull();
    await owner.collection('users').update(id, { timeZone: zoneWhereItIs(3) });
    expect(await proof()).toMatchObject({ name: 'new.zip', findings: { documents: 1 } });
  });

  it('that is cut off is reported, and so is one with another byte', async () => {
    await layBackup('cut.zip', whole.subarray(0, -50));
    expect((await proof()).findings.problem).toMatch(/^It can’t be unpacked \(zip: .*\)\.$/);
    expect((await status()).warning).toBe(FAILED);
    await layBackup('flipped.zip', flipped(whole, Math.floor(whole.length / 2)));
    expect((await proof()).findings.problem).toMatch(/^It can’t be unpacked \(.*\)\.$/);
    // The owner sees the warning on every page, and nobody else does.
    const told = await owner.collection('users').authRefresh();
    expect(told.record).toMatchObject({ ownsHub: true, hubWarns: true });
    const admin = await server.createUser({ role: 'admin' });
    const other = await admin.client.collection('users').authRefresh();
    expect(Object.keys(other.record)).not.toContain('ownsHub');
    expect(Object.keys(other.record)).not.toContain('hubWarns');
    const seen = await admin.client.collection('users').getOne(told.record.id);
    expect(Object.keys(seen)).not.toContain('hubWarns');
  });

  it('of a wrong database is reported, and so is one of none', async () => {
    await layBackup('text.zip', zip('data.db', 'no database '.repeat(1000)));
    expect((await proof()).findings.problem).toMatch(
      /^Its database can’t be opened \(.*not a database.*\)\.$/,
    );
    await layBackup('none.zip', zip('notes.txt', 'no database'));
    expect((await proof()).findings.problem).toMatch(
      /^It can’t be unpacked \(data\.db file is missing.*\)\.$/,
    );
    await sql('ALTER TABLE _hub RENAME TO _other');
    const bytes = await makeBackup();
    await sql('ALTER TABLE _other RENAME TO _hub');
    await layBackup('other.zip', bytes);
    expect((await proof()).findings).toEqual({ problem: 'It holds no data from a hub.' });
  });

  it('that lacks a document is reported', async () => {
    const storage = join(server.data, 'storage');
    const kept = join(server.data, '../kept');
    await cp(storage, kept, { recursive: true });
    const [file = ''] = (await readdir(storage, { recursive: true })).filter((name) => name.endsWith('.pdf'));
    await rm(join(storage, file));
    await layBackup('lacking.zip', await makeBackup());
    await cp(kept, storage, { recursive: true });
    expect((await proof()).findings).toEqual({ problem: 'A document is missing.' });
  });

  it('whose owner can’t get in is reported', async () => {
    await sql("UPDATE _hub SET name = 'nobody' WHERE name = 'owner'");
    const bytes = await makeBackup();
    await sql("UPDATE _hub SET name = 'owner' WHERE name = 'nobody'");
    await layBackup('nobody.zip', bytes);
    expect((await proof()).findings).toEqual({ problem: 'Its owner can’t sign in.' });
  });

  it('of a newer version is reported', async () => {
    await sql("INSERT INTO _migrations (file, applied) VALUES ('9999999999_later.js', 1)");
    const bytes = await makeBackup();
    await sql("DELETE FROM _migrations WHERE file = '9999999999_later.js'");
    await layBackup('later.zip', bytes);
    expect((await proof()).findings).toEqual({ problem: 'It is from a newer version of the hub.' });
  });
});

it('a backup that the disk has no room for is not unpacked, and the owner is told', async () => {
  const program = join(server.data, '../df');
  await writeFile(
    program,
    '#!/bin/sh\necho "Filesystem 1024-blocks Used Available Capacity Mounted"\necho "disk 9 8 1 99% /"\n',
    {
      mode: 0o755,
    },
  );
  vi.stubEnv('PATH', `${join(program, '..')}:${process.env['PATH']}`);
  await server.suspend();
  await server.resume();
  vi.unstubAllEnvs();
  await layBackup('large.zip', whole);
  expect((await proof()).findings.problem).toMatch(
    /^The disk has no space for a copy: it needs \d\.\d GB, and 0\.0 GB are free\. Free some space, or delete old backups/,
  );
  await server.suspend();
  await server.resume();
});

it('the copy that a crash has left is removed, and the proof starts over', async () => {
  await layBackup('night.zip', whole);
  await server.kill();
  await mkdir(join(proofFolder(), 'backups'), { recursive: true });
  await writeFile(join(proofFolder(), 'data.db'), 'half a copy');
  await server.resume();
  expect(await proof()).toMatchObject({ name: 'night.zip', findings: { documents: 1 } });
  await vi.waitFor(async () => expect(await readdir(server.data)).not.toContain(PROOF_FOLDER));
});

it('a backup holds no copy that is being proved', async () => {
  await mkdir(proofFolder());
  await writeFile(join(proofFolder(), 'data.db'), 'a copy');
  const bytes = await makeBackup();
  await rm(proofFolder(), { recursive: true });
  expect(bytes.includes(PROOF_FOLDER)).toBe(false);
  expect(bytes.includes('data.db')).toBe(true);
});

it('a proof of 300 MB takes at most 224 MiB of memory', async () => {
  await sql(`INSERT INTO plans (id, user, planTitle, workouts)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    SELECT printf('%015d', i), '', 'Plan', '["' || hex(zeroblob(500000)) || '"]' FROM n`);
  const bytes = await makeBackup();
  await sql('DELETE FROM plans');
  const data = join(server.data, '../large');
  await mkdir(join(data, 'backups'), { recursive: true });
  await writeFile(join(data, 'backups', 'large.zip'), bytes);
  const env: NodeJS.ProcessEnv = {};
  for (const [name = '', value] of PROOF_LIMITS.map((limit) => limit.split('='))) env[name] = value;
  const place = { data, hooks: join(server.data, '../pb_hooks'), env };
  const outcome = await run(place, ['hub-prove', 'large.zip', '--hooksPool=1'], { memory: 224 * 1024 });
  expect(outcome).toMatch(/\{"records":\d{3,},"documents":1\}/);
});
