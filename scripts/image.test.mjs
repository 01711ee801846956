import { chown, copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './lib/free-port.mjs';
import { containerfile, layImage } from './lib/image.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { run } from './lib/processes.mjs';
import { releaseFiles } from './lib/release.mjs';
import { signIn } from './testing/client.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import { until } from './testing/replica.mjs';
import { untilUp } from './testing/start.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

/** @typedef {import('./testing/replica.mjs').ReplicaState} ReplicaState */

const LONG = { timeout: TIME_LIMITS.program };
const USER = 65_532;
const MOST_KB = 60_000;

/**
 * Runs the image as a container runtime does: with a root file system that is read-only except for the volume
 * and /tmp, and an unprivileged user.
 */
const ENTER = `
  set -e
  mount --bind "$0" "$0"
  mount --bind "$1" "$0/data"
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"
  mount -o remount,ro,bind "$0"
  shift
  exec chroot --userspec=${USER}:${USER} --groups= "$PWD" "$@"
`;

/**
 * A JSON list in the Containerfile.
 * @param {string} instruction
 */
function listOf(instruction) {
  const text = new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(containerfile())?.[1] ?? '';
  /** @type {unknown} */
  const list = JSON.parse(text);
  return /** @type {string[]} */ (list);
}

/** The options that docs/operations.md gives for a command other than the start, such as a restore. */
async function documentedOptions() {
  const page = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8');
  return / hub restore s3:\/\/bucket\/hub \\\n +(--.*)$/m.exec(page)?.[1]?.split(' ') ?? [];
}

test('the image is of nothing but files, for nobody, and small', LONG, async () => {
  expect(containerfile()).toMatch(/^FROM scratch\n/);
  expect(containerfile()).toContain(`\nUSER ${USER}:${USER}\n`);
  expect(containerfile().match(/^VOLUME .*$/gm)).toEqual(['VOLUME /data']);
  const context = await temporaryFolder();
  await layImage(context, await releaseFiles(await findPocketBase()));
  const { text } = await run('du', ['-sk', join(context, 'root')], { output: 'capture' });
  expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(MOST_KB);
  const { text: shells } = await run('find', [context, '-name', 'sh'], { output: 'capture' });
  expect(shells).toBe('');
});

test(
  'the image’s root serves the hub read-only, as nobody, replicates it, knows how it is, and takes other commands',
  LONG,
  async (context) => {
    const { code } = await run('unshare', ['--mount', 'true'], { output: 'capture' });
    if (process.getuid?.() !== 0 || code !== 0) {
      return context.skip('This machine gives no root for a mount namespace: run the test where it does.');
    }
    const folder = await temporaryFolder();
    await layImage(folder, await releaseFiles(await findPocketBase()));
    const root = join(folder, 'root');
    await copyFile(await findLitestream(), join(root, 'hub/litestream'));
    for (const name of ['data', 'dev', 'proc']) await mkdir(join(root, name));
    const data = join(folder, 'data');
    await chown(data, USER, USER);

    const address = `127.0.0.1:${await freePort()}`;
    const env = {
      HUB_ADDR: address,
      HUB_OWNER_EMAIL: 'ada@example.org',
      HUB_REPLICA: '/tmp/replica',
      // Not the program that the other tests use: the image must find its own.
      LITESTREAM_BIN: '',
      PWD: root,
    };
    const enter = ['--mount', 'sh', '-c', `cd "$0"; ${ENTER}`, root, data];
    const hub = await untilUp('unshare', [...enter, ...listOf('ENTRYPOINT')], env);
    expect(hub.output.text).toContain(`Apps is at http://${address}`);
    expect(hub.output.text).toContain('Password: in /data/owner-password.txt');
    const status = await readFile(`/proc/${hub.child.pid}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(USER));

    const password = (await readFile(join(data, 'owner-password.txt'), 'utf8')).trim();
    const ada = await signIn(`http://${address}`, 'users', 'ada@example.org', password);
    const form = new FormData();
    form.set('name', 'Passport');
    form.set('expiryDate', '2030-01-01');
    form.set('document', new File(['%PDF-1.4 ', Buffer.alloc(19_000_000, 32)], 'scan.pdf'));
    await ada.ask('collections/expiry/records', form);
    const saved = Date.now();
    await until(async () => {
      const { replica } = /** @type {{ replica: ReplicaState }} */ (await ada.ask('hub/health'));
      expect(Date.parse(replica.lastSync ?? '')).toBeGreaterThan(saved);
    });

    const health = () => run('unshare', [...enter, ...listOf('HEALTHCHECK')], { env, output: 'capture' });
    expect(await health()).toMatchObject({ code: 0 });
    hub.child.kill('SIGTERM');
    expect(await hub.ended).toBe(0);
    expect(await health()).toMatchObject({ code: 1 });

    const command = ['/hub/pocketbase', 'hub-restored', ...(await documentedOptions())];
    const restored = await run('unshare', [...enter, ...command], { env, output: 'capture' });
    expect(restored.text).toContain('documents  1, each of which opens');
  },
);
