import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testing/folder.mjs';
import { portOf } from './testing/loopback.mjs';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

/** A port that nobody uses right now. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts the hub as `npm start` does, and waits until it says that it is up or has ended.
 * @param {Record<string, string>} env
 */
async function start(env) {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const ended = once(child, 'close').then(([code]) => /** @type {unknown} */ (code));
  const output = { text: '' };
  const up = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output.text += chunk;
        if (/^Owner: .*\n/m.test(output.text)) resolve(undefined);
      });
    }
  });
  await Promise.race([up, ended]);
  return { child, ended, output };
}

/**
 * The programs whose command line names a folder.
 * @param {string} folder
 */
async function programsOn(folder) {
  const found = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(folder)) found.push(line);
  }
  return found;
}

test('starts, stops without a trace, and starts again as it was', { timeout: 240_000 }, async () => {
  const folder = await temporaryFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    HUB_ADDR: url.replace('http://', ''),
    HUB_DATA: join(folder, 'data'),
    HUB_OWNER_EMAIL: 'ada@example.org',
  };

  const first = await start(env);
  expect(first.output.text).toContain(`Apps is at ${url}`);
  expect(first.output.text).toContain('ada@example.org');
  const password = /^Password: (\S+)/m.exec(first.output.text)?.[1];
  expect(await fetch(`${url}/login`).then((page) => page.text())).toContain('<div id="root">');
  const signIn = await fetch(`${url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 'ada@example.org', password }),
  });
  expect(await signIn.json()).toMatchObject({ record: { role: 'admin' } });
  const programs = await programsOn(folder);
  expect(programs).toHaveLength(1);
  expect(programs.join()).not.toContain(password);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(130);
  expect(await programsOn(folder)).toEqual([]);

  const second = await start(env);
  expect(second.output.text).toContain(`Apps is at ${url}`);
  expect(second.output.text).not.toContain('Password');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(143);
  expect(await programsOn(folder)).toEqual([]);
});

test('says in one sentence what is wrong, before the long steps', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());

  const address = `127.0.0.1:${portOf(taken)}`;
  const port = await start({ HUB_ADDR: address, HUB_DATA: folder });
  expect(await port.ended).toBe(1);
  expect(port.output.text).toMatch(/^\nPort \d+ of 127\.0\.0\.1 is taken: .*\n$/);

  const data = await start({ HUB_ADDR: `127.0.0.1:${await freePort()}`, HUB_DATA: file });
  expect(await data.ended).toBe(1);
  expect(data.output.text).toMatch(/^\nThe data folder .*file can't be written to .*\n$/);
});
