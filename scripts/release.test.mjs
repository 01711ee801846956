import { execFile } from 'node:child_process';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/client.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import { makeRelease, startRelease, unpackRelease } from './testing/release.mjs';

const LONG = 240_000;
const MOST_BYTES = 25_000_000;

/** @type {Buffer} */
let archive;

beforeAll(async () => {
  archive = await makeRelease();
}, LONG);

test('a release is small, and the same files give the same bytes', { timeout: LONG }, async () => {
  expect(archive.length).toBeLessThanOrEqual(MOST_BYTES);
  expect((await makeRelease()).equals(archive)).toBe(true);
});

test('a release needs no Node: it starts, is one on its folder, and stops', { timeout: LONG }, async () => {
  const release = await unpackRelease(archive);
  const hub = await startRelease(release);
  expect(hub.output.text).toContain(`Owner:    ada@example.org`);
  expect(hub.output.text).toContain(`Apps is at ${hub.url}`);
  expect((await stat(hub.data)).mode & 0o077).toBe(0);
  expect(await fetch(`${hub.url}/login`).then((page) => page.text())).toContain('<div id="root">');
  const ada = await signIn(hub.url, 'users', hub.owner.email, hub.owner.password);
  expect(await ada.ask('collections/users/records')).toMatchObject({ items: [{ role: 'admin' }] });

  const second = await startRelease(release);
  expect(await second.ended).toBe(1);
  expect(second.output.text).toContain(`${hub.data} is already served by process ${hub.child.pid}`);

  const run = promisify(execFile);
  const env = { ...process.env, HUB_ADDR: hub.address };
  await run(join(release, 'hub'), ['hub-health'], { env });
  hub.child.kill('SIGTERM');
  expect(await hub.ended).toBe(0);
  await expect(run(join(release, 'hub'), ['hub-health'], { env })).rejects.toMatchObject({ code: 1 });
});

test('install-service writes the unit for the folder of the release', { timeout: LONG }, async () => {
  const release = await unpackRelease(archive);
  let unit = join(release, 'written.service');
  const { stdout } = await promisify(execFile)(join(release, 'hub'), ['install-service', unit]);
  expect(stdout).toContain(`Written: ${unit}.`);
  const text = await readFile(unit, 'utf8');
  expect(text).toContain(`\nExecStart="${release}/hub"\n`);
  expect(text).toContain('\nSuccessExitStatus=143\n');
  expect(text).not.toContain('/opt/hub');

  const elsewhere = join(await temporaryFolder(), 'für & 5% |');
  await rename(release, elsewhere);
  unit = join(elsewhere, 'unit');
  await promisify(execFile)(join(elsewhere, 'hub'), ['install-service', unit]);
  expect(await readFile(unit, 'utf8')).toContain(`\nExecStart="${elsewhere.replace('%', '%%')}/hub"\n`);
});

test('the guide unpacks a release where the unit looks for it, and upgrades it there', async () => {
  const guide = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const unit = await readFile(new URL('../docs/hub.service', import.meta.url), 'utf8');
  const [, folder = ''] = /^ExecStart="(.*)\/hub"$/m.exec(unit) ?? [];
  const lines = [...guide.matchAll(/tar xzf hub-linux-amd64\.tar\.gz -C (\S+)/g)].map(
    ([, parent]) => `${parent}/hub`,
  );
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(new Set(lines)).toEqual(new Set([folder]));
});

test('the unit lets the hub do little else than serve', async (context) => {
  const file = fileURLToPath(new URL('../docs/hub.service', import.meta.url));
  const analysis = await promisify(execFile)('systemd-analyze', ['security', '--offline=true', file]).catch(
    (/** @type {unknown} */ error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
      throw error;
    },
  );
  if (analysis === null)
    return context.skip('systemd-analyze is missing: install systemd to judge the unit.');
  const exposure = Number(/Overall exposure level for hub\.service: ([\d.]+)/.exec(analysis.stdout)?.[1]);
  expect(exposure).toBeLessThanOrEqual(2);
});
