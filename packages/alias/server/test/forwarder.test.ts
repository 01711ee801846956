import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What Bitwarden's client sends and reads, for SimpleLogin and for addy.io. */

let server: TestServer;
let person: TestUser;
let token: string;

beforeAll(async () => {
  server = await startServer();
  person = await server.createUser({ aliasDomain: 'mail.example' });
  token = await newToken(person);
});

afterAll(() => server.stop());

const RANDOM = /^[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{8}@/;

async function newToken({ client }: TestUser, label = 'Bitwarden'): Promise<string> {
  const { secret } = await client.send<{ secret: string }>('/api/hub/tokens', {
    method: 'POST',
    body: { label },
  });
  return secret;
}

interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

async function post(path: string, { headers = {}, body }: Sent) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.parse(text || '{}') as Record<string, unknown>,
  };
}

const simpleLogin = (query = '', body?: unknown, secret = token) =>
  post(`/api/alias/random/new${query}`, { headers: { Authentication: secret }, body });
const addy = (body: unknown, secret = token) =>
  post('/api/v1/aliases', { headers: { Authorization: `Bearer ${secret}` }, body });

async function stored(email: unknown) {
  return server.superuser.collection('aliases').getFirstListItem(`email = "${String(email)}"`);
}

describe('SimpleLogin’s call', () => {
  it('makes an address at the person’s domain, kept with the note', async () => {
    const { status, body } = await simpleLogin('?hostname=shop.example', { note: 'Website: shop.example.' });
    expect(status).toBe(201);
    expect(body.alias).toMatch(RANDOM);
    expect(String(body.alias)).toMatch(/@mail\.example$/);
    expect(body).toMatchObject({ email: body.alias, enabled: true, note: 'Website: shop.example.' });
    expect(await stored(body.alias)).toMatchObject({
      description: 'Website: shop.example.',
      owner: person.id,
      shared: false,
    });
  });

  it.each([
    ['?hostname=shop.example', undefined, 'shop.example'],
    ['?hostname=https%3A%2F%2Fwww.shop.example%2Fsign-up%3Fa%3D1', undefined, 'shop.example'],
    ['', undefined, ''],
    ['?hostname=', { note: null }, ''],
  ])('takes %j with %j: the description is %j', async (query, sent, description) => {
    const { status, body } = await simpleLogin(query, sent);
    expect(status).toBe(201);
    expect((await stored(body.alias)).description).toBe(description);
  });

  it('says where no domain was chosen what to do', async () => {
    const other = await server.createUser();
    const { status, body } = await simpleLogin('', {}, await newToken(other));
    expect(status).toBe(400);
    expect(body.message).toBe('First choose the domain for new addresses in the hub.');
  });
});

describe('addy.io’s call', () => {
  it('makes an address at the domain that is asked for', async () => {
    const { status, body } = await addy({ domain: 'Shop.Example', description: 'A shop' });
    expect(status).toBe(201);
    const { data } = body as { data: Record<string, string> };
    expect(data.email).toMatch(/@shop\.example$/);
    expect(data).toMatchObject({ domain: 'shop.example', active: true, description: 'A shop' });
    expect((await stored(data.email)).description).toBe('A shop');
  });

  it('keeps the first 2,000 characters of a description, an emoji whole', async () => {
    const { status, body } = await addy({ domain: 'a.example', description: `${'x'.repeat(1999)}🎂🎂` });
    expect(status).toBe(201);
    const { email } = (body as { data: { email: string } }).data;
    expect((await stored(email)).description).toBe(`${'x'.repeat(1999)}🎂`);
  });

  it('falls back to the person’s domain', async () => {
    const { body } = await addy({ description: '' });
    expect((body as { data: { email: string } }).data.email).toMatch(/@mail\.example$/);
  });

  it('refuses what is no domain with a sentence', async () => {
    const { status, body } = await addy({ domain: 'no domain' });
    expect([status, body.message]).toEqual([422, 'Give the domain for new addresses, such as example.com.']);
  });
});

describe('who may not', () => {
  it.each([
    ['none', ''],
    ['a made-up one', 'a'.repeat(40)],
    ['a long one', 'a'.repeat(4000)],
  ])('is one with a token that is %s', async (_, secret) => {
    const answers = [await simpleLogin('', {}, secret), await addy({ domain: 'a.example' }, secret)];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.body.message).toBe('This token is not valid. Make a new one in the hub.');
  });

  it('is one with a session, a token for the calendar, or a revoked token', async () => {
    const { path } = await person.client.send<{ path: string }>('/api/hub/calendar', { method: 'POST' });
    const calendar = /([0-9a-f]{40})\.ics$/.exec(path)?.[1] ?? '';
    const revoked = await newToken(person, 'Old phone');
    const tokens = await person.client.collection('tokens').getFullList();
    const record = tokens.find(({ label }) => label === 'Old phone');
    expect(record).not.toHaveProperty('hash');
    await person.client.collection('tokens').delete(String(record?.id));
    for (const secret of [person.client.authStore.token, calendar, revoked]) {
      expect((await simpleLogin('', {}, secret)).status).toBe(401);
    }
  });

  it('is somebody without access to the hub', async () => {
    const other = await server.createUser({ aliasDomain: 'mail.example' });
    const secret = await newToken(other);
    await server.superuser.collection('users').update(other.id, { isDeactivated: true });
    expect((await simpleLogin('', {}, secret)).status).toBe(401);
  });

  it('is nobody who reads anything else with a token', async () => {
    const answer = await fetch(`${server.url}/api/collections/aliases/records`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });
});

it('makes at most 60 addresses a minute of one token, and says so', async () => {
  const busy = await server.createUser({ aliasDomain: 'mail.example' });
  const secret = await newToken(busy);
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) statuses.push((await simpleLogin('', {}, secret)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  const { status, headers, body } = await simpleLogin('', {}, secret);
  expect([status, body.message]).toEqual([429, 'You can make at most 60 addresses a minute. Wait a moment.']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('writes down when a token was used', async () => {
  const tokens = server.superuser.collection('tokens');
  const before = await tokens.getFirstListItem('label = "Bitwarden"');
  await simpleLogin();
  const after = await tokens.getFirstListItem('label = "Bitwarden"');
  expect(String(after.lastUsed) >= String(before.lastUsed)).toBe(true);
  expect(after.lastUsed).not.toBe('');
});

it.each([
  ['nothing', ' '],
  ['more than 200 characters', 'x'.repeat(201)],
  ['no text', 7],
])('makes no token for a program that is named by %s', async (_, label) => {
  const sent = person.client.send('/api/hub/tokens', { method: 'POST', body: { label } });
  expect(await refusal(sent)).toMatchObject({ status: 400 });
});

describe('pages of other sites', () => {
  const ORIGIN = 'https://vault.bitwarden.example';
  const preflight = (path: string) =>
    fetch(server.url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authentication,content-type,x-requested-with',
      },
    });

  it.each(['/api/alias/random/new', '/api/v1/aliases'])(
    'may call %s, and read why it fails',
    async (path) => {
      const { status, headers } = await preflight(path);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Headers')).toBe(
        'authentication, authorization, content-type, x-requested-with',
      );
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
      const refused = await post(path, { headers: { Origin: ORIGIN }, body: {} });
      expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([401, '*']);
    },
  );
});
