import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inBatches } from '../pocketbase/seed/in-batches.mjs';
import { freePort } from './lib/free-port.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { run } from './lib/processes.mjs';
import { BUILT, programOptions } from './lib/server.mjs';
import { signIn } from './testing/client.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import { programsOn } from './testing/process.mjs';
import { startHub } from './testing/start.mjs';
import { zip } from './testing/zip.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

const RESTORE = fileURLToPath(new URL('restore.mjs', import.meta.url));
const OWNER = { HUB_OWNER_EMAIL: 'ada@example.org', HUB_OWNER_PASSWORD: 'ada-password' };
const WRITES = 300;

/**
 * @param {string} data
 * @param {string} file
 */
async function restore(data, file) {
  const child = spawn(process.execPath, [RESTORE, file], {
    env: { ...process.env, HUB_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output.text += chunk));
  }
  const [code] = await once(child, 'close');
  return { code: /** @type {unknown} */ (code), text: output.text };
}

/** @param {string} data */
async function start(data) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const hub = await startHub({ ...OWNER, HUB_ADDR: url.replace('http://', ''), HUB_DATA: data });
  expect(hub.output.text).toContain(`Apps is at ${url}`);
  return { ...hub, url };
}

/** @param {string} url */
const ada = (url) => signIn(url, 'users', OWNER.HUB_OWNER_EMAIL, OWNER.HUB_OWNER_PASSWORD);

/**
 * Saves items, several at a time; every tenth has a document.
 * @param {import('./testing/client.mjs').Client} client
 * @param {number} from the number of the first item
 * @param {number} count
 */
async function saveItems(client, from, count) {
  await inBatches(Array.from({ length: count }), (_, index) => saveItem(client, from + index));
}

/**
 * @param {import('./testing/client.mjs').Client} client
 * @param {number} index
 */
async function saveItem(client, index) {
  const form = new FormData();
  form.set('name', `Item ${index}`);
  form.set('expiryDate', '2030-01-01');
  if (index % 10 === 0) form.set('document', new File([`%PDF-1.4 ${index}`], `scan-${index}.pdf`));
  await client.ask('collections/expiry/records', form);
}

/** @typedef {{ id: string, document: string }} Item */

/**
 * Every item with the content of its document.
 * @param {import('./testing/client.mjs').Client} client
 */
async function everything(client) {
  const list = await client.ask('collections/expiry/records?perPage=500&sort=id');
  const { items } = /** @type {{ items: Item[] }} */ (list);
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      content: item.document && (await client.download(`expiry/${item.id}/${item.document}`)),
    })),
  );
}

test(
  '300 writes, a backup, more writes, a crash, a restore: all is as it was',
  { timeout: TIME_LIMITS.program },
  async () => {
    const folder = await temporaryFolder();
    const data = join(folder, 'data');
    const hub = await start(data);
    const client = await ada(hub.url);
    await saveItems(client, 0, WRITES);
    const before = await everything(client);
    expect(before).toHaveLength(WRITES);

    const console = await signIn(hub.url, '_superusers', OWNER.HUB_OWNER_EMAIL, OWNER.HUB_OWNER_PASSWORD);
    await console.ask('backups', { name: 'drill.zip' });
    await saveItems(client, WRITES, 50);
    for (const { pid } of await programsOn(data)) process.kill(pid, 'SIGKILL');
    expect(await hub.ended).toBe(1);

    const backup = join(folder, 'drill.zip');
    await copyFile(join(data, 'backups', 'drill.zip'), backup);
    const restored = join(folder, 'restored');
    const { code, text } = await restore(restored, backup);
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining(`HUB_DATA=${restored} npm start`),
    });
    expect(text).toMatch(/records .* 300 expiry/);
    expect(text).toContain('documents  30, each of which opens');
    expect(text).toContain('sign-in    ada@example.org can sign in to the hub and the admin console');
    expect(await programsOn(restored)).toEqual([]);

    expect(text).toContain('sessions   all ended');

    const again = await start(restored);
    const refresh = `${again.url}/api/collections/users/auth-refresh`;
    const old = await fetch(refresh, { method: 'POST', headers: { authorization: client.token() } });
    expect(old.status).toBe(401);
    expect(await everything(await ada(again.url))).toEqual(before);

    again.child.kill('SIGTERM');
    await again.ended;
    await rm(join(restored, 'storage'), { recursive: true });
    const options = programOptions({ ...BUILT, data: restored });
    const proof = await run(await findPocketBase(), ['hub-restored', ...options], { output: 'capture' });
    expect(proof.code).toBe(1);
    expect(proof.text).toMatch(
      /The restored hub is not whole: 30 of its documents can't be opened: expiry\/\w+\/scan_/,
    );
  },
);

test('a restore overwrites nothing, and leaves nothing of a damaged backup', async () => {
  const folder = await temporaryFolder();
  const backup = join(folder, 'backup.zip');
  await writeFile(backup, zip('data.db', 'a database').subarray(0, -10));
  const data = join(folder, 'data');
  const damaged = await restore(data, backup);
  expect(damaged.code).toBe(1);
  expect(damaged.text).toContain(`${backup} can't be restored (`);
  expect(damaged.text).toContain('file is truncated.): try an older backup.');
  expect(await readdir(data)).toEqual([]);

  await writeFile(join(data, 'data.db'), 'another database');
  const full = await restore(data, backup);
  expect(full.code).toBe(1);
  expect(full.text).toContain(`${data} is not empty, and a restore overwrites nothing`);
  expect(await readFile(join(data, 'data.db'), 'utf8')).toBe('another database');

  const missing = await restore(data, join(folder, 'none.zip'));
  expect(missing.text).toContain(`There is no backup at ${join(folder, 'none.zip')}.`);
});
