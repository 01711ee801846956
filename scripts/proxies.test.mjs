import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { comesUp } from './lib/comes-up.mjs';
import { freePort } from './lib/free-port.mjs';
import { run } from './lib/processes.mjs';
import { signIn } from './testing/client.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import { makeRelease, startRelease, unpackRelease } from './testing/release.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

/** The maximum size of a document, minus the form data around it. */
const DOCUMENT = 19_900_000;

/** @type {Buffer} */
let archive;
beforeAll(async () => {
  archive = await makeRelease();
}, TIME_LIMITS.program);

/**
 * The site of `deploy/nginx.conf`, on the loopback address and without its certificate.
 * @param {string} folder
 * @param {string} proxy its address
 * @param {string} hub
 */
async function nginx(folder, proxy, hub) {
  const site = await readFile(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
  const here = site
    .replace(/^\tssl_.*\n/gm, '')
    .replace('listen 443 ssl', `listen ${proxy}`)
    .replaceAll('127.0.0.1:8090', hub);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error; events {}\nhttp { access_log off; ${places.join(' ')}\n${here}}`,
  );
  return ['-p', folder, '-c', file, '-e', join(folder, 'error')];
}

/**
 * The Caddyfile of docs/operations.md, on the loopback address and without a certificate.
 * @param {string} folder
 * @param {string} proxy its address
 * @param {string} hub
 */
async function caddy(folder, proxy, hub) {
  const page = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const site = /```\n(hub\.example\.org \{\n[^`]*)```/.exec(page)?.[1] ?? '';
  const file = join(folder, 'Caddyfile');
  const here = site.replace('hub.example.org', `http://${proxy}`).replace('127.0.0.1:8090', hub);
  await writeFile(file, `{\n\tadmin off\n}\n${here}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/**
 * The Caddyfile of `deploy/`, which signs its certificate itself, on free ports of the loopback address.
 * @param {string} folder
 * @param {string} proxy the address of its plain site
 * @param {string} hub
 * @param {string} secure the address of its site with a certificate
 */
async function home(folder, proxy, hub, secure) {
  const site = await readFile(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');
  const file = join(folder, 'Caddyfile');
  const here = site
    .replace(/^https:.*\{$/m, `https://${secure} {`)
    .replace(/^http:.*\{$/m, `http://${proxy} {`)
    .replaceAll('hub:8090', hub)
    .replace('/data/caddy', `${folder}/caddy`);
  await writeFile(file, `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${here}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

const PROXIES = { nginx, caddy };
/** @typedef {keyof typeof PROXIES} ProxyName */

/**
 * Starts a hub behind a proxy, for one test.
 * @param {ProxyName} name
 * @param {(folder: string, proxy: string, hub: string) => Promise<string[]>} [configure] writes the proxy's
 *   configuration, and returns its arguments
 */
async function startBehind(name, configure = PROXIES[name]) {
  const hub = await startRelease(await unpackRelease(archive), { HUB_PROXY: '1' });
  const folder = await temporaryFolder();
  const proxy = `127.0.0.1:${await freePort()}`;
  const args = await configure(folder, proxy, hub.address);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(name, args, { stdio: 'ignore', env });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  expect(await comesUp(`http://${proxy}/api/health`, ended)).toBe(true);
  return { url: `http://${proxy}`, owner: hub.owner, folder };
}

/**
 * Reads realtime events until one contains a text.
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {string} wanted
 */
async function readUntil(stream, wanted) {
  let read = '';
  for await (const chunk of stream) {
    read += Buffer.from(chunk).toString();
    if (read.includes(wanted)) return read;
  }
  throw new Error(`The stream ended without ${wanted}: ${read}`);
}

/** Addresses that a visitor forges: as one header, as a list, and as several headers. */
function forged() {
  const made = () => `10.0.0.${Math.trunc(Math.random() * 250)}`;
  return [made(), `${made()}, ${made()}`];
}

/**
 * Tries to sign in with a wrong password.
 * @param {string} url
 * @param {string} from the visitor's address
 * @returns {Promise<number | undefined>} the status
 */
async function trySignIn(url, from) {
  const asked = request(`${url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    localAddress: from,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forged() },
  });
  asked.end(JSON.stringify({ identity: 'ada@example.org', password: 'wrong' }));
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  await text(answer);
  return answer.statusCode;
}

/**
 * Requests a page from a site, trusting only this root certificate.
 * @param {string} url
 * @param {string | string[]} ca
 */
async function askTrusting(url, ca) {
  const asked = secureRequest(url, { ca });
  asked.end();
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  return { status: answer.statusCode, body: await text(answer) };
}

/**
 * Skips a test if a proxy is not installed.
 * @param {ProxyName} name
 * @param {import('vitest').TestContext} context
 */
async function needs(name, context) {
  const { error } = await run(name, [name === 'nginx' ? '-v' : 'version'], { output: 'capture' });
  if (error) context.skip(`${name} is missing: install it to try the hub behind it.`);
}

test(
  'at home, a device gets the certificate and what to do with it over plain http, and all else over https',
  async (context) => {
    await needs('caddy', context);
    const secure = `localhost:${await freePort()}`;
    const { url } = await startBehind('caddy', (...given) => home(...given, secure));
    const page = await fetch(`${url}/login`);
    expect(await page.text()).toContain('Download the certificate');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const root = await fetch(`${url}/root.crt`);
    expect(root.headers.get('content-type')).toBe('application/x-x509-ca-cert');
    const certificate = await root.text();
    const { status, body } = await askTrusting(`https://${secure}/login`, certificate);
    expect(status).toBe(200);
    expect(body).toContain('<title>');
    await expect(askTrusting(`https://${secure}/login`, [])).rejects.toThrow(/certificate/);
  },
  TIME_LIMITS.program,
);

describe.each(/** @type {ProxyName[]} */ (['nginx', 'caddy']))('behind %s', (name) => {
  test(
    'live updates come at once, documents of 20 MB pass, and each visitor has a limit of their own',
    async (context) => {
      await needs(name, context);
      const { url, owner } = await startBehind(name);
      const ada = await signIn(url, 'users', owner.email, owner.password);

      const answer = await fetch(`${url}/api/realtime`);
      const stream = /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (answer.body));
      const reader = stream[Symbol.asyncIterator]();
      const events = { [Symbol.asyncIterator]: () => ({ next: () => reader.next() }) };
      const greeting = await readUntil(events, '"clientId"');
      const clientId = /"clientId":"([^"]+)"/.exec(greeting)?.[1];
      await ada.ask('realtime', { clientId, subscriptions: ['expiry/*'] });

      const form = new FormData();
      form.set('name', 'Passport');
      form.set('expiryDate', '2030-01-01');
      form.set('document', new File(['%PDF-1.4 ', Buffer.alloc(DOCUMENT, 32)], 'scan.pdf'));
      const item = await ada.ask('collections/expiry/records', form);
      expect(await readUntil(events, 'Passport')).toContain('"action":"create"');
      await reader.return?.();
      const { id, document } = /** @type {{ id: string, document: string }} */ (item);
      const content = await ada.download(`expiry/${id}/${document}`);
      expect(Buffer.from(content, 'base64')).toHaveLength(DOCUMENT + 9);

      const statuses = [];
      for (let index = 0; index < 11; index += 1) statuses.push(await trySignIn(url, '127.0.0.2'));
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      expect(await trySignIn(url, '127.0.0.3')).toBe(400);
    },
    TIME_LIMITS.program,
  );
});
