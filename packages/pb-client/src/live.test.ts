import { BaseAuthStore } from 'pocketbase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { subscribe } from './live';
import { hubAnswer } from './testing';

/** How connections behave: they work (`well`), break at once, or get no response. */
let mood: 'well' | 'broken' | 'silent';
let connections: Connection[];

/** When each connection was requested, in seconds since the test began. */
const askedAt = () => connections.map(({ at }) => at);

/** A browser's event stream, as far as the SDK uses it. */
class Connection extends EventTarget {
  readonly at = Date.now() / 1_000;
  onerror: (() => void) | undefined;

  constructor() {
    super();
    connections.push(this);
    if (mood === 'broken') setTimeout(() => this.onerror?.());
    if (mood === 'well') {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('PB_CONNECT'), { lastEventId: 'one' })));
    }
  }

  close() {
    this.onerror = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('fetch', () => Promise.resolve(hubAnswer({})));
  connections = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function signedIn() {
  const client = createClient('http://hub.test', new BaseAuthStore());
  client.authStore.save('token', { id: 'mei', rev: 1, collectionId: 'users', collectionName: 'users' });
  return client;
}

async function listen(seconds: number) {
  const client = signedIn();
  const end = subscribe(client, 'expiry', () => undefined);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return end;
}

it('sends a subscription that fails again after 1, 3 and 9 s, and then no more', async () => {
  mood = 'broken';
  const end = await listen(60);
  expect(askedAt().map(Math.round)).toEqual([0, 1, 4, 13]);
  end();
});

it('gives a connection 15 s', async () => {
  mood = 'silent';
  const end = await listen(17);
  expect(askedAt()).toEqual([0, 16]);
  end();
});

it('takes up a connection that broke off again after 0.2, 0.3, 0.5, 1, 1.2 and 1.5 s, then every 2 s', async () => {
  mood = 'well';
  const end = await listen(1);
  mood = 'broken';
  connections[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(10_000);
  const [, ...again] = askedAt();
  const pauses = again.map((at, index) => at - (again[index - 1] ?? 1));
  expect(pauses.map((pause) => Math.round(pause * 10) / 10)).toEqual([0.2, 0.3, 0.5, 1, 1.2, 1.5, 2, 2]);
  end();
});

it('proves no list that was read before a new password, for nobody was told of changes until it was taken up', async () => {
  mood = 'well';
  const client = signedIn();
  const told = vi.fn<(provenSince: number) => void>();
  const end = subscribe(client, 'expiry', told);
  await vi.advanceTimersByTimeAsync(10_000);
  client.authStore.save('new', { id: 'mei', rev: 2, collectionId: 'users', collectionName: 'users' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.mock.calls).toEqual([[0], [10_000]]);
  end();
});
