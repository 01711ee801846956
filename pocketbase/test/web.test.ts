import { symlink, writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing';
import { SAMPLE_HUB } from '../testing/sample-hub';
import { askRaw } from './raw-answer';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askRaw(server.url, path, headers, method);

const HOME = SAMPLE_HUB['pages/home.html'];
const PAGE = SAMPLE_HUB['index.html'];
const SCRIPT = '/assets/app-1a2b3c.js';
const SOURCE = SAMPLE_HUB['assets/app-1a2b3c.js'];

describe('the hub', () => {
  it.each([
    ['/', HOME],
    ['/index.html', PAGE],
    ['/expiry', PAGE],
    ['/expiry/edit/abc123', SAMPLE_HUB['pages/expiry-edit-id.html']],
    ['/login?from=/expiry', PAGE],
    ['/currency/EUR-USD/', PAGE],
    [`/${'long'.repeat(500)}`, PAGE],
  ])('answers %s with its page, to be checked each time', async (path, page) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: page });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('lets hashed assets be kept for good', async () => {
    const { headers, body } = await ask(SCRIPT);
    expect(body.toString()).toBe(SOURCE);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/assets/app-0000.js',
    '/assets/',
    '/missing.js',
    '/favicon.ico',
    `${SCRIPT}.br`,
    '/index.html.gz',
    '/api/nothing',
    '/api',
    '/.env',
    '/.pages.json',
    '/pages/missing.html',
    '/assets/.secret.js',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    `${SCRIPT}/more.js`,
  ])('answers %s with 404', async (path) => {
    const { status, headers } = await ask(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'application/json' });
  });

  it('follows no link out of its folder', async () => {
    const outside = `${server.hub}/../outside.js`;
    await writeFile(outside, 'secret');
    await symlink(outside, `${server.hub}/assets/link.js`);
    expect((await ask('/assets/link.js')).status).toBe(404);
  });

  it('leaves the admin console and the API where they are', async () => {
    expect((await ask('/_/')).body.toString()).toContain('PocketBase');
    expect((await ask('/api/health')).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ])('is %s for "%s"', async (coding, accepted, unpack) => {
    const { status, headers, body } = await ask(SCRIPT, { 'Accept-Encoding': accepted });
    expect({ status, source: unpack(body).toString() }).toEqual({ status: 200, source: SOURCE });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('does not mix with a range', async () => {
    const ranged = await ask(SCRIPT, { 'Accept-Encoding': 'br', Range: 'bytes=0-3' });
    expect(ranged).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    const plain = await ask(SCRIPT, { Range: 'bytes=0-3' });
    expect({ status: plain.status, body: plain.body.toString() }).toEqual({
      status: 206,
      body: SOURCE.slice(0, 4),
    });
  });
});

describe('a browser that has the page', () => {
  it.each(['identity', 'br', 'gzip'])('is told that it is still right (%s)', async (accepted) => {
    const encoding = { 'Accept-Encoding': accepted };
    const { headers } = await ask('/', encoding);
    const again = await ask('/', { ...encoding, 'If-None-Match': headers.etag ?? '' });
    expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
    const other = await ask('/', { ...encoding, 'If-None-Match': '"other"' });
    expect(other.status).toBe(200);
  });

  it('may ask for the head alone', async () => {
    const { status, body, headers } = await ask('/', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect({ status, size: body.length }).toEqual({ status: 200, size: 0 });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('a page', () => {
  it.each(['/', '/index.html'])('%s says what it may do', async (path) => {
    const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
    const permissions = headers['permissions-policy'];
    expect(permissions).toContain('camera=(self)');
    expect(permissions).toContain('microphone=()');
  });
});

it('sends with a script only what a script needs', async () => {
  const { headers } = await ask(SCRIPT, { 'Accept-Encoding': 'br' });
  expect(Object.keys(headers).sort()).toEqual([
    'accept-ranges',
    'cache-control',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'last-modified',
    'vary',
    'x-content-type-options',
    'x-hub',
  ]);
});
