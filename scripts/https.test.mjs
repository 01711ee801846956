import { once } from 'node:events';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from './lib/free-port.mjs';
import { placeCertificate } from './testing/certificate.mjs';
import { makeRelease, startRelease, unpackRelease } from './testing/release.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

const DOMAIN = 'hub.example.org';

/** @type {Buffer} */
let archive;
beforeAll(async () => {
  archive = await makeRelease();
}, TIME_LIMITS.program);

/**
 * Sends a request to the domain; for the test, this machine serves it.
 * @param {{ port: number, ca: string }} hub
 * @param {string} path
 * @param {{ token?: string, body?: object }} [question]
 */
async function ask({ port, ca }, path, { token = '', body } = {}) {
  const headers = { host: DOMAIN, authorization: token, 'content-type': 'application/json' };
  const method = body ? 'POST' : 'GET';
  const asked = request({ host: '127.0.0.1', servername: DOMAIN, port, path, ca, method, headers });
  asked.end(body && JSON.stringify(body));
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test(
  'serves a domain by HTTPS, leads HTTP to it, and keeps its certificate out of backups',
  async () => {
    const release = await unpackRelease(archive);
    const data = join(release, 'data');
    await mkdir(data, { mode: 0o700 });
    const ca = await placeCertificate(data, DOMAIN);
    const port = await freePort();
    const hub = await startRelease(release, { HUB_DOMAIN: DOMAIN, HUB_HTTPS_ADDR: `127.0.0.1:${port}` });
    expect(hub.output.text).toContain(`Apps is at https://${DOMAIN}:${port}`);

    const served = { port, ca };
    const page = await ask(served, '/login');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<div id="root">');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');

    const led = await fetch(`${hub.url}/expiry?a=b`, { redirect: 'manual', headers: { host: DOMAIN } });
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toMatch(/^https:\/\/.*\/expiry\?a=b$/);

    const login = { identity: hub.owner.email, password: hub.owner.password };
    const session = await ask(served, '/api/collections/_superusers/auth-with-password', { body: login });
    const { token } = /** @type {{ token: string }} */ (JSON.parse(session.body));
    const settings = await ask(served, '/api/settings', { token });
    expect(JSON.parse(settings.body)).toMatchObject({ meta: { appURL: `https://${DOMAIN}:${port}` } });
    expect((await ask(served, '/api/backups', { token, body: { name: 'whole.zip' } })).status).toBe(204);
    expect(await readFile(join(data, 'backups', 'whole.zip'), 'latin1')).not.toContain('autocert_cache');
    expect((await stat(join(data, '.autocert_cache'))).mode & 0o077).toBe(0);
  },
  TIME_LIMITS.program,
);

test.each([
  [{ HUB_DOMAIN: 'localhost' }, 'HUB_DOMAIN is localhost: write the name of this machine on the internet'],
  [{ HUB_PROXY: 'yes' }, 'HUB_PROXY is yes: write 1 if everybody connects through a proxy'],
])(
  'refuses %j',
  async (env, sentence) => {
    const hub = await startRelease(await unpackRelease(archive), env);
    expect(await hub.ended).toBe(1);
    expect(hub.output.text).toContain(sentence);
  },
  TIME_LIMITS.program,
);
