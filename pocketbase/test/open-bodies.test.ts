import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { MOST_OPEN } from '../hooks/open-bodies';

let server: TestServer;
let mei: TestUser;
let ada: TestUser;
const opened = new Set<ClientRequest>();

beforeAll(async () => {
  server = await startServer();
  ada = await server.createUser();
});

beforeEach(async () => {
  mei = await server.createUser({ role: 'admin' });
});

afterEach(() => {
  for (const one of opened) one.destroy();
  opened.clear();
});

afterAll(async () => {
  await server.stop();
});

interface Half {
  path: string;
  method?: string;
  type?: string;
  begins?: string;
  token?: string;
}

/** Sends the head of a request and none, or the half, of its body. */
function sendHalf({ path, method = 'POST', type = 'application/json', begins = '{"name":', token }: Half) {
  const half = request(server.url + path, {
    method,
    headers: {
      'Content-Type': type,
      'Content-Length': 1000,
      // The server says when it begins to read: the only answer to a body that is not there yet.
      Expect: '100-continue',
      ...(token !== undefined && { Authorization: token }),
    },
  });
  opened.add(half);
  half.on('error', () => undefined);
  half.flushHeaders();
  return {
    half,
    /** 100 when the server waits for the body, else the status of its answer. */
    said: Promise.race([
      once(half, 'continue').then(() => {
        half.write(begins);
        return { status: 100, mark: undefined };
      }),
      once(half, 'response').then(([answer]) => {
        const { statusCode, headers } = answer as IncomingMessage;
        return { status: statusCode, mark: headers['x-hub'] };
      }),
    ]),
  };
}

/** The statuses of this many incomplete bodies, sent one after the other. */
async function statusesOf(count: number, half: Half) {
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await sendHalf(half).said).status);
  return statuses;
}

const EXPECTED = [...Array<number>(MOST_OPEN).fill(100), 429, 429];
const FORM = {
  type: 'multipart/form-data; boundary=x',
  begins: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nPass',
};

describe('bodies that never arrive', () => {
  it.each<Half>([
    { path: '/api/collections/aliases/records' },
    { path: '/api/collections/aliases/records/none00000000000', method: 'PATCH' },
    { path: '/api/collections/aliases/records/none00000000000', method: 'DELETE' },
    { path: '/api/collections/users/records' },
    { path: '/api/collections/expiry/records' },
    { path: '/api/collections/expiry/records', ...FORM },
    { path: '/api/collections/users/auth-refresh' },
    { path: '/api/hub/workouts/generate' },
    { path: '/api/hub/workouts/undo' },
    { path: '/api/hub/sign-out-everywhere' },
    { path: '/api/hub/sign-out' },
    { path: '/api/hub/session-end' },
  ])(
    'are eight at most of one person, and keep nobody else from saving: $method $path $type',
    async (half) => {
      const token = mei.client.authStore.token;
      expect(await statusesOf(EXPECTED.length, { ...half, token })).toEqual(EXPECTED);
      const email = `${mei.id}@alias.test`;
      expect(await ada.client.collection('aliases').create({ email })).toMatchObject({ email });
    },
  );

  it('are eight at most of the guests of one address, and keep nobody who is signed in from saving', async () => {
    const path = '/api/collections/users/auth-with-password';
    expect(await statusesOf(EXPECTED.length, { path })).toEqual(EXPECTED);
    const email = `${mei.id}@alias.test`;
    expect(await ada.client.collection('aliases').create({ email })).toMatchObject({ email });
  });

  it('make room when they end, and are refused by the hub’s own word', async () => {
    const half = { path: '/api/collections/aliases/records', token: mei.client.authStore.token };
    await statusesOf(MOST_OPEN, half);
    const { status, mark } = await sendHalf(half).said;
    expect({ status, isMarked: /^[\w-]{16}$/.test(String(mark)) }).toEqual({ status: 429, isMarked: true });
    const [first] = opened;
    first?.destroy();
    await vi.waitFor(async () => expect((await sendHalf(half).said).status).toBe(100), 5000);
  });

  it('are not waited for where a guest would save', async () => {
    expect((await sendHalf({ path: '/api/collections/aliases/records' }).said).status).toBe(401);
  });

  it.each<Half>([
    { path: '/api/collections' },
    { path: '/api/collections/import', method: 'PUT' },
    { path: '/api/collections/aliases', method: 'PATCH' },
    { path: '/api/collections/aliases/truncate', method: 'DELETE' },
    { path: '/api/collections/meta/dry-run-view' },
    { path: '/api/collections/users/impersonate/none00000000000' },
    { path: '/api/settings', method: 'PATCH' },
    { path: '/api/sql' },
  ])('are not waited for where superusers alone are let through: $method $path', async (half) => {
    expect((await sendHalf(half).said).status).toBe(401);
    expect((await sendHalf({ ...half, token: mei.client.authStore.token }).said).status).toBe(403);
  });
});

it.each([
  '/',
  '/api/hub/here',
  '/api/hub/rates/latest',
  '/api/files/expiry/a/b',
  '/api/collections/aliases/records',
])('a question that brings a body is refused: %s', async (path) => {
  const token = mei.client.authStore.token;
  expect((await sendHalf({ path, method: 'GET', token }).said).status).toBe(400);
});
