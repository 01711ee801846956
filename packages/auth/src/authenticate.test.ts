import { createClient } from '@hub/pb-client';
import { hubAnswer } from '@hub/pb-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authenticate } from './authenticate';

const STORED = { identity: 'ada@münchen.example', password: 'Grüße an alle' };
const TYPED = { email: 'ada@xn--mnchen-3ya.example', password: STORED.password.normalize('NFD') };

/** The attempted logins, in order. */
const tried: unknown[] = [];
/** The hub's response to an unknown login. */
const refusal = vi.fn<() => Response>();

function answer(_: string, { body }: { body: string }): Promise<Response> {
  const login = JSON.parse(body) as typeof STORED;
  tried.push(login);
  const isRight = login.identity === STORED.identity && login.password === STORED.password;
  const record = { id: 'ada000000000000', collectionName: 'users' };
  return Promise.resolve(isRight ? hubAnswer({ token: 'token', record }) : refusal());
}

beforeEach(() => {
  tried.length = 0;
  refusal.mockImplementation(() => hubAnswer({}, { status: 400 }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const newClient = () => createClient('https://hub.example');

it('takes a login whose domain or password is spelled in another way than it is stored', async () => {
  const client = newClient();
  await authenticate(client, TYPED);
  expect(client.authStore.token).toBe('token');
  expect(tried[0]).toMatchObject({ identity: TYPED.email, password: TYPED.password });
});

it('tries a login in plain letters once', async () => {
  const typed = { email: 'ada@hub.example', password: 'wrong' };
  await expect(authenticate(newClient(), typed)).rejects.toMatchObject({ kind: 'invalid' });
  expect(tried).toHaveLength(1);
});

it('stops where the hub takes no more tries', async () => {
  refusal.mockImplementationOnce(() => hubAnswer({}, { status: 400 }));
  refusal.mockImplementation(() => hubAnswer({}, { status: 429 }));
  await expect(authenticate(newClient(), { ...TYPED, password: 'wröng' })).rejects.toMatchObject({
    kind: 'rate-limited',
  });
  expect(tried).toHaveLength(2);
});
