import { BaseAuthStore } from 'pocketbase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { isReachable, reachability } from './reach';
import { onSessionEnd, request } from './request';
import { hubAnswer } from './testing';
import { TIMEOUTS_MS } from './timeouts';

/** What answers in place of the hub. */
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

function signedIn() {
  const client = createClient('https://hub.example', new BaseAuthStore());
  client.authStore.save('token', { id: 'mei', collectionId: 'users', collectionName: 'users' });
  return client;
}

type Client = ReturnType<typeof signedIn>;
const ask = (client: Client) => request(client, () => client.collection('loyalty').getOne('card'));
const remove = (client: Client) => request(client, () => client.collection('loyalty').delete('card'));

const ANOTHER = { 'X-Hub': 'another' };

it.each<[string, () => Response]>([
  ['a captive portal: 200 with a page', () => new Response('<h1>Welcome</h1>')],
  ['200 with JSON', () => Response.json({ items: [], totalItems: 0 })],
  ['204 with nothing', () => new Response(null, { status: 204 })],
  ['a sign-in gate: 401', () => Response.json({ status: 401 }, { status: 401 })],
  ['a firewall: 403', () => new Response('Blocked', { status: 403 })],
  ['a proxy without its container: 404', () => new Response('404 page not found', { status: 404 })],
  ['a proxy that limits: 429', () => new Response(null, { status: 429 })],
  ['a gateway: 502', () => new Response('Bad Gateway', { status: 502 })],
  ['another hub: 404', () => hubAnswer({}, { status: 404, headers: ANOTHER })],
])('takes what something else says for no answer: %s', async (_, strange) => {
  const client = signedIn();
  answer.mockImplementation(() => Promise.resolve(hubAnswer({ id: 'card' })));
  await ask(client);
  const onEnd = vi.fn();
  const stop = onSessionEnd(onEnd);
  answer.mockImplementation(() => Promise.resolve(strange()));
  await expect(ask(client)).rejects.toMatchObject({ kind: 'offline' });
  await expect(remove(client)).rejects.toMatchObject({ kind: 'offline' });
  expect(isReachable(client)).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
  expect(client.authStore.token).toBe('token');
  stop();
});

it.each([
  [404, 'not-found'],
  [403, 'forbidden'],
  [429, 'rate-limited'],
  [507, 'server'],
])('takes a %d of the hub itself for its word: %s', async (status, kind) => {
  const client = signedIn();
  answer.mockImplementation((url) => {
    const isRenewal = url.endsWith('/auth-refresh');
    return Promise.resolve(isRenewal ? hubAnswer({ token: 'token', record: {} }) : hubAnswer({}, { status }));
  });
  await expect(ask(client)).rejects.toMatchObject({ kind });
  expect(isReachable(client)).toBe(true);
});

it.each([502, 503, 504, 521, 530])(
  'takes a proxy that does not reach the hub for silence: %i',
  async (status) => {
    const client = signedIn();
    answer.mockImplementation(() => Promise.resolve(new Response('Bad Gateway', { status })));
    const message = 'The hub could not be reached. Check the connection and try again.';
    await expect(ask(client)).rejects.toMatchObject({ kind: 'offline', message });
    expect(reachability(client)).toBe('silent');
  },
);

it('says that a proxy refuses what is too large for it, and does not take the hub for lost', async () => {
  const client = signedIn();
  answer.mockImplementation(() => Promise.resolve(new Response('<h1>Too Large</h1>', { status: 413 })));
  await expect(ask(client)).rejects.toMatchObject({
    kind: 'too-large',
    message: expect.stringMatching(/^The proxy in front of the hub refuses anything this large\./) as string,
  });
  expect(isReachable(client)).toBe(true);
});

it('takes any hub for the one of a new session', async () => {
  const client = signedIn();
  answer.mockImplementation(() => Promise.resolve(hubAnswer({ id: 'card' })));
  await ask(client);
  answer.mockImplementation(() => Promise.resolve(hubAnswer({ id: 'card' }, { headers: ANOTHER })));
  await expect(ask(client)).rejects.toMatchObject({
    kind: 'offline',
    message: 'This address now leads to another hub. Please log in again.',
  });
  expect(reachability(client)).toBe('another-hub');
  client.authStore.clear();
  client.authStore.save('next', { id: 'adam', collectionId: 'users', collectionName: 'users' });
  expect(await ask(client)).toMatchObject({ id: 'card' });
});

it('gives up where no answer has begun in time: a hub that hangs is away', async () => {
  const client = signedIn();
  answer.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const onFailed = vi.fn();
  const failed = ask(client).catch(onFailed);
  await vi.advanceTimersByTimeAsync(TIMEOUTS_MS.request - 1);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
  expect(isReachable(client)).toBe(false);
});

it('waits for the rest of an answer that has begun', async () => {
  const client = signedIn();
  const body = new ReadableStream({
    start: (stream) => {
      setTimeout(() => {
        stream.enqueue(new TextEncoder().encode('{"id":"card"}'));
        stream.close();
      }, 2 * TIMEOUTS_MS.request);
    },
  });
  answer.mockResolvedValue(new Response(body, { headers: hubAnswer({}).headers }));
  const asked = ask(client);
  await vi.advanceTimersByTimeAsync(2 * TIMEOUTS_MS.request);
  expect(await asked).toMatchObject({ id: 'card' });
});
