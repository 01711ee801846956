import { chmod, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './lib/free-port.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { requireFreePort } from './lib/preconditions.mjs';
import { isRunning } from './lib/runner.mjs';
import { signIn } from './testing/client.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import { portOf } from './testing/loopback.mjs';
import { programsOn } from './testing/process.mjs';
import { npmStart, startHub, untilUp } from './testing/start.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

/** The time to build and start a whole hub, even on a busy machine. */
const LONG = { timeout: TIME_LIMITS.program };

/** Settings of a new hub, in a folder that does not exist yet. */
async function freshHub() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const data = join(await temporaryFolder(), 'data');
  return { url, data, env: { HUB_ADDR: url.replace('http://', ''), HUB_DATA: data } };
}

test('starts, stops without a trace, and starts again as it was', LONG, async () => {
  const { url, data, env } = await freshHub();

  const first = await startHub({ ...env, HUB_OWNER_EMAIL: 'ada@example.org' });
  expect(first.output.text).toContain(`Apps is at ${url}`);
  expect(first.output.text).toContain('Owner:    ada@example.org');
  const file = join(data, 'owner-password.txt');
  expect(first.output.text).toContain(`Password: in ${file}`);
  const password = (await readFile(file, 'utf8')).trim();
  expect(first.output.text).not.toContain(password);
  expect(first.output.text).not.toContain('open to other users');
  expect(await fetch(`${url}/login`).then((page) => page.text())).toContain('<div id="root">');
  const ada = await signIn(url, 'users', 'ada@example.org', password);
  expect(await ada.ask('collections/users/records')).toMatchObject({ items: [{ role: 'admin' }] });

  const programs = await programsOn(data);
  expect(programs).toHaveLength(1);
  expect(programs[0]?.line).not.toContain(password);
  expect(programs[0]?.env.filter((line) => line.startsWith('GOMEMLIMIT'))).toEqual(['GOMEMLIMIT=256MiB']);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(130);
  expect(await programsOn(data)).toEqual([]);

  const second = await startHub(env);
  expect(second.output.text).toContain(`Apps is at ${url}`);
  expect(second.output.text).toContain(
    'Owner:    ada@example.org\nThe owner stays the same: a start with "--owner',
  );
  expect(second.output.text).not.toContain('Password');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(143);
  expect(await programsOn(data)).toEqual([]);

  const third = await startHub({ ...env, HUB_OWNER_EMAIL: 'eve@example.org' });
  expect(third.output.text).toContain('Owner:    ada@example.org\nThe owner stays ada@example.org');
  third.child.kill('SIGTERM');
  await third.ended;

  const fourth = await startHub(env, ['--owner', 'eve@example.org']);
  expect(fourth.output.text).toContain('Owner:    eve@example.org\nPassword: in');
});

test('one hub on a folder, which ends with its start however that ends', LONG, async () => {
  const { url, data, env } = await freshHub();
  const first = await startHub(env);
  expect(first.output.text).toContain(`Apps is at ${url}`);

  const second = await startHub({ ...env, HUB_ADDR: `127.0.0.1:${await freePort()}` });
  expect(await second.ended).toBe(1);
  expect(second.output.text).toContain(
    `${data} is already served by process ${(await programsOn(data))[0]?.pid}`,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  await vi.waitFor(async () => expect(await programsOn(data)).toEqual([]), 10_000);
  const third = await startHub(env);
  expect(third.output.text).toContain(`Apps is at ${url}`);
});

test('ends with npm, however that ends, and the next start works at once', LONG, async () => {
  const { url, data, env } = await freshHub();
  const first = await npmStart(env);
  expect(first.output.text).toContain(`Apps is at ${url}`);
  const programs = await programsOn(data);
  first.child.kill('SIGKILL');
  const second = await npmStart(env);
  expect(second.output.text).toContain(`Apps is at ${url}`);
  expect(programs.map(({ pid }) => isRunning(pid))).toEqual([false]);

  second.child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await programsOn(data)).toEqual([]), 10_000);
  await requireFreePort({ host: '127.0.0.1', port: Number(new URL(url).port) });
});

/** Lets Node look too old: only `command` says so, and it ends before its body begins. */
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.0.0" } })';

test('every command of package.json that is a script of ours ends so', LONG, async () => {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
    JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  );
  const ours = Object.values(scripts).flatMap((line) => /^node (scripts\/\S+)$/.exec(line)?.[1] ?? []);
  expect(ours).toContain('scripts/start.mjs');
  for (const path of ours) {
    const { ended, output } = await untilUp(process.execPath, ['--import', OLD_NODE, path], {});
    expect({ path, code: await ended, text: output.text }).toEqual({
      path,
      code: 1,
      text: expect.stringMatching(/^\nThe hub needs Node .*\n$/),
    });
  }
});

test('keeps the data from other users, and what is this machine’s out of a backup', LONG, async () => {
  const { url, data, env } = await freshHub();
  await mkdir(data, { mode: 0o755 });
  await chmod(data, 0o755);
  const { output } = await startHub({ ...env, HUB_OWNER_EMAIL: 'ada@example.org' });
  expect(output.text).toContain(`The data folder ${data} was open to other users`);
  for (const name of ['', 'data.db', 'auxiliary.db', 'owner-password.txt']) {
    expect({ name, open: (await stat(join(data, name))).mode & 0o077 }).toEqual({ name, open: 0 });
  }

  const password = (await readFile(join(data, 'owner-password.txt'), 'utf8')).trim();
  const console = await signIn(url, '_superusers', 'ada@example.org', password);
  await console.ask('backups', { name: 'whole.zip' });
  const backup = join(data, 'backups', 'whole.zip');
  expect((await stat(backup)).mode & 0o077).toBe(0);
  const names = await readFile(backup, 'latin1');
  expect(names).toContain('data.db');
  expect(names).not.toMatch(/owner-password|hub-lock/);

  await console.ask('collections/expiry/records', { name: 'Passport', expiryDate: '2030-01-01' });
  await console.ask('backups/whole.zip/restore', {});
  const list = () => console.ask('collections/expiry/records');
  await vi.waitFor(() => expect(list()).rejects.toThrow(': 401 '));
  await console.signInAgain();
  expect(await list()).toMatchObject({ totalItems: 0 });
  expect(await readdir(data)).toEqual(expect.arrayContaining(['.hub-lock.db', 'owner-password.txt']));
  expect((await stat(join(data, 'data.db'))).mode & 0o077).toBe(0);
});

test('refuses to serve a damaged database, and names the newest backup', LONG, async () => {
  const { url, data, env } = await freshHub();
  const first = await startHub(env);
  first.child.kill('SIGTERM');
  await first.ended;
  await mkdir(join(data, 'backups'));
  await writeFile(join(data, 'backups', 'monday.zip'), '');
  const file = await open(join(data, 'data.db'), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size / 2, 0x5a), 0, size / 2, size / 2);
  await file.close();

  const second = await startHub(env);
  expect(await second.ended).toBe(1);
  expect(second.output.text).toContain(`The database in ${data} is damaged, and is not served`);
  expect(second.output.text).toContain(join(data, 'backups', 'monday.zip'));
  await expect(fetch(url)).rejects.toThrow();
});

test('refuses data that a newer version has migrated, and changes nothing of them', LONG, async () => {
  const { url, data, env } = await freshHub();
  const later = await temporaryFolder();
  await writeFile(join(later, '9000000000_later.js'), 'migrate(() => undefined, () => undefined);');
  const folders = [`--dir=${data}`, `--migrationsDir=${later}`, `--hooksDir=${later}`];
  await promisify(execFile)(await findPocketBase(), ['migrate', 'up', ...folders]);
  const before = await readFile(join(data, 'data.db'));

  const hub = await startHub(env);
  expect(await hub.ended).toBe(1);
  expect(hub.output.text).toContain(
    `The data in ${data} are from a newer version of the hub (9000000000_later.js): start that version`,
  );
  expect((await readFile(join(data, 'data.db'))).equals(before)).toBe(true);
  await expect(fetch(url)).rejects.toThrow();
});

test('says in one sentence what is wrong', async () => {
  const folder = await temporaryFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());

  const address = `127.0.0.1:${portOf(taken)}`;
  const port = await startHub({ HUB_ADDR: address, HUB_DATA: folder });
  expect(await port.ended).toBe(1);
  expect(port.output.text).toMatch(/^\nPort \d+ of 127\.0\.0\.1 is taken: .*\n$/);

  const file = join(folder, 'file');
  await writeFile(file, '');
  const data = await startHub({ HUB_ADDR: `127.0.0.1:${await freePort()}`, HUB_DATA: file });
  expect(await data.ended).toBe(1);
  expect(data.output.text).toMatch(/\nThe data folder .*file can't be written to .*\n/);

  const token = await startHub({
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_DATA: join(folder, 'data'),
    HUB_METRICS_TOKEN: 'short',
  });
  expect(await token.ended).toBe(1);
  expect(token.output.text).toMatch(/\nHUB_METRICS_TOKEN has 5 characters: use 16 or more, .*\n/);

  const list = await startHub({
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_DATA: join(folder, 'data'),
    HUB_RELEASES: 'http://example.org/releases.json',
  });
  expect(await list.ended).toBe(1);
  expect(list.output.text).toMatch(/\nHUB_RELEASES is http:\/\/example\.org\/releases\.json: write .*\n/);

  const quota = await startHub({
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_DATA: join(folder, 'data'),
    HUB_QUOTA_GB: 'much',
  });
  expect(await quota.ended).toBe(1);
  expect(quota.output.text).toMatch(/\nHUB_QUOTA_GB is much: write how many GB of documents .*\n/);

  const service = await startHub({
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_DATA: join(folder, 'data'),
    HUB_MESSAGE_ORIGINS: 'https://ntfy.example gotify.lan',
  });
  expect(await service.ended).toBe(1);
  expect(service.output.text).toMatch(/\nHUB_MESSAGE_ORIGINS names gotify\.lan: write whole origins, .*\n/);
});
