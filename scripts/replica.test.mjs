import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testing/folder.mjs';
import { childrenOf, runs } from './testing/process.mjs';
import { makeLitestream, makeRelease, runRelease, startRelease, unpackRelease } from './testing/release.mjs';
import { itemsOf, startReplicated, until } from './testing/replica.mjs';

const LONG = 240_000;

/** @type {Buffer[]} */
let archives;

beforeAll(async () => {
  archives = [await makeRelease(), await makeLitestream()];
}, LONG);

test('what is in the replica comes back when the machine is gone', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const replica = join(await temporaryFolder(), 'replica');
  const hub = await startReplicated(release, { HUB_REPLICA: replica });
  for (let number = 0; number < 20; number += 1) {
    await hub.save(`Item ${number}`, number % 5 === 0 ? `scan ${number}` : undefined);
  }
  await hub.untilReplicated();
  expect(await hub.replica()).toMatchObject({ target: replica, error: null });
  process.kill(await hub.litestream(), 'SIGKILL');
  process.kill(hub.pid, 'SIGKILL');
  await hub.ended;

  const data = join(await temporaryFolder(), 'data');
  const restored = await runRelease(release, ['restore', replica], { HUB_DATA: data });
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.text).toMatch(/records .* 20 expiry/);
  expect(restored.text).toContain('documents  4, each of which opens');
  expect(restored.text).toContain('sign-in    ada@example.org can sign in to the hub and the admin console');
  expect((await stat(data)).mode & 0o077).toBe(0);

  const again = await startReplicated(release, { HUB_REPLICA: replica, HUB_DATA: data });
  expect(await itemsOf(again)).toHaveLength(20);
  await again.save('After the restore', 'scan');
  await again.untilReplicated();
  const twice = join(await temporaryFolder(), 'data');
  const { text } = await runRelease(release, ['restore', `file://${replica}`], { HUB_DATA: twice });
  expect(text).toMatch(/records .* 21 expiry/);
  expect(text).toContain('documents  5, each of which opens');
});

test(
  'Litestream is started again when it ends, and sends what is left when the hub ends',
  { timeout: LONG },
  async () => {
    const release = await unpackRelease(...archives);
    const replica = join(await temporaryFolder(), 'replica');
    const hub = await startReplicated(release, { HUB_REPLICA: replica });
    const first = await hub.litestream();
    process.kill(first, 'SIGKILL');
    await until(async () => expect(await hub.litestream()).not.toBe(first));
    expect(hub.output.text).toContain(
      'Litestream has ended by itself (signal: killed): it will be started again in 1 s.',
    );
    await hub.untilReplicated();

    await hub.save('The last before the end');
    const second = await hub.litestream();
    hub.child.kill('SIGTERM');
    expect(await hub.ended).toBe(0);
    expect(await runs(second)).toBe(false);
    const data = join(await temporaryFolder(), 'data');
    expect((await runRelease(release, ['restore', replica], { HUB_DATA: data })).text).toMatch(/ 1 expiry/);
  },
);

test('there is one Litestream on a data folder, and none without a hub', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const replica = join(await temporaryFolder(), 'replica');
  const env = { HUB_REPLICA: replica };
  const hub = await startReplicated(release, env);
  const first = await hub.litestream();
  process.kill(hub.pid, 'SIGKILL');
  await until(async () => expect(await runs(first)).toBe(false));

  const leftOver = spawn(join(release, 'litestream'), ['replicate', '-config', '.litestream.yml'], {
    cwd: hub.data,
    env: { ...process.env, LITESTREAM_REPLICA_URL: `file://${replica}` },
    stdio: 'ignore',
  });
  onTestFinished(() => void leftOver.kill('SIGKILL'));
  const ended = once(leftOver, 'close');
  const names = async () => readdir(hub.data);
  await rm(join(hub.data, '.litestream.sock'), { force: true });
  await until(async () => expect(await names()).toContain('.litestream.sock'));
  const again = await startReplicated(release, env);
  await ended;
  expect(await childrenOf(again.pid)).toMatchObject([{ name: 'litestream' }]);

  const second = await startRelease(release, env);
  expect(await second.ended).toBe(1);
  expect(await childrenOf(again.pid)).toHaveLength(1);
});

test('a hub comes back as of a time, with documents that were deleted since', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const replica = join(await temporaryFolder(), 'replica');
  const hub = await startReplicated(release, { HUB_REPLICA: replica });
  const { id } = await hub.save('Passport', 'scan');
  await hub.untilReplicated();
  const time = new Date().toISOString();
  await hub.save('Later');
  await hub.untilReplicated();
  await hub.ask(`collections/expiry/records/${id}`, undefined, 'DELETE');
  await hub.untilReplicated();
  hub.child.kill('SIGTERM');
  await hub.ended;

  const data = join(await temporaryFolder(), 'data');
  const then = await runRelease(release, ['restore', replica, `--at=${time}`], { HUB_DATA: data });
  expect(then.text).toMatch(/ 1 expiry/);
  expect(then.text).toContain('documents  1, each of which opens');
});

test(
  'a restore overwrites nothing, leaves nothing of a failure, and names what is missing',
  { timeout: LONG },
  async () => {
    const release = await unpackRelease(...archives);
    const folder = await temporaryFolder();
    const replica = join(folder, 'replica');
    const hub = await startReplicated(release, { HUB_REPLICA: replica });
    await hub.save('Passport', 'scan');
    await hub.untilReplicated();
    hub.child.kill('SIGTERM');
    await hub.ended;
    /** @param {string[]} args */
    const restore = (...args) =>
      runRelease(release, ['restore', ...args], { HUB_DATA: join(folder, 'data') });

    expect(await restore()).toMatchObject({ code: 1, text: expect.stringContaining('Name the replica') });
    expect((await restore('here')).text).toContain('The replica is here: write a folder');
    expect((await restore(replica, '--at=yesterday')).text).toContain(
      '--at is yesterday: write a time with its zone',
    );
    const none = await restore(join(folder, 'none'));
    expect(none.code).toBe(1);
    expect(none.text).toMatch(/no matching backup files available\s+\S+none can't be restored: see above/);
    expect(await readdir(join(folder, 'data'))).toEqual([]);

    await rm(join(replica, 'documents'), { recursive: true });
    const partly = await restore(replica);
    expect(partly.code).toBe(1);
    expect(partly.text).toMatch(
      /is not whole: 1 of its documents can't be opened: expiry\/\w+\/scan_\w+\.pdf\. What was/,
    );

    const full = await restore(replica);
    expect(full.code).toBe(1);
    expect(full.text).toContain('is not empty, and a restore overwrites nothing');
  },
);

test(
  'a replica that makes no sense ends the start in a sentence, and one out of reach does not',
  { timeout: LONG },
  async () => {
    const bare = await unpackRelease(...archives.slice(0, 1));
    const without = await startRelease(bare, { HUB_REPLICA: '/mnt/replica' });
    expect(await without.ended).toBe(1);
    expect(without.output.text).toContain(
      `there is none at ${bare}/litestream: unpack the archive litestream-…`,
    );
    const wrong = await startRelease(bare, { HUB_REPLICA: 'replica' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output.text).toContain('HUB_REPLICA is replica: write a folder');

    const release = await unpackRelease(...archives);
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, 'no folder');
    const hub = await startReplicated(release, { HUB_REPLICA: file });
    await until(async () => expect((await hub.replica()).error).not.toBeNull());
    expect(await hub.replica()).toMatchObject({ target: file, documents: 'waiting' });
  },
);

test('a password of a replica is in no file, no log and no command line', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const hub = await startReplicated(release, { HUB_REPLICA: 'sftp://ada:s3cret-word@127.0.0.1:1/hub' });
  await until(async () => expect((await hub.replica()).error).not.toBeNull());
  const state = await hub.replica();
  expect(state).toMatchObject({ target: 'sftp://127.0.0.1:1/hub', documents: 'not kept' });
  const logs = await hub.console.ask('logs?perPage=500');
  const config = await readFile(join(hub.data, '.litestream.yml'), 'utf8');
  const lines = await Promise.all(
    (await childrenOf(hub.pid)).map(({ pid }) => readFile(`/proc/${pid}/cmdline`, 'utf8')),
  );
  for (const text of [hub.output.text, config, ...lines, JSON.stringify([logs, state])]) {
    expect(text).not.toContain('s3cret-word');
  }
  expect(hub.output.text).toContain('The replica holds no documents');
});

test('a copy of a document that was deleted goes after eight days', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const replica = join(await temporaryFolder(), 'replica');
  const hub = await startReplicated(release, { HUB_REPLICA: replica });
  const old = await hub.save('Deleted long ago', 'scan');
  const recent = await hub.save('Deleted today', 'scan');
  await hub.save('Kept', 'scan');
  await hub.untilReplicated();
  for (const { id } of [old, recent]) await hub.ask(`collections/expiry/records/${id}`, undefined, 'DELETE');
  const copies = async () =>
    (await readdir(join(replica, 'documents'), { recursive: true })).filter((name) => name.endsWith('.pdf'));
  const key = (await copies()).find((name) => name.includes(old.id)) ?? '';
  await writeFile(join(hub.data, '.replica-gone.json'), JSON.stringify({ [key]: '2020-01-01' }));
  await hub.console.ask('crons/hub-replica-sweep', {});
  await until(async () => expect(await copies()).toHaveLength(2));
  expect((await copies()).some((name) => name.includes(recent.id))).toBe(true);
});

test(
  'a backup that is restored into the running hub is replicated from then on',
  { timeout: LONG },
  async () => {
    const release = await unpackRelease(...archives);
    const replica = join(await temporaryFolder(), 'replica');
    const hub = await startReplicated(release, { HUB_REPLICA: replica });
    await hub.save('Before');
    await hub.console.ask('backups', { name: 'before.zip' });
    await hub.save('After');
    await hub.untilReplicated();
    const first = await hub.litestream();
    await hub.console.ask('backups/before.zip/restore', {});
    await until(async () => expect(await hub.litestream()).not.toBe(first));
    await until(() => hub.signInAgain());
    expect(await itemsOf(hub)).toEqual(['Before']);
    await hub.beginJobs();
    await hub.save('Later');
    await hub.untilReplicated();
    hub.child.kill('SIGTERM');
    await hub.ended;
    const data = join(await temporaryFolder(), 'data');
    const { text } = await runRelease(release, ['restore', replica], { HUB_DATA: data });
    expect(text).toMatch(/ 2 expiry/);
  },
);
