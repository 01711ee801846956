// @vitest-environment happy-dom
import { BaseAuthStore } from 'pocketbase';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPrefetched } from './prefetched';
import { createClient } from './client';
import { hubAnswer } from './testing';

const TOKEN = 'token of Mei';
const LIST = '/api/collections/expiry/records?page=1&perPage=500';

/** The requests that reached the network. */
let asked: { url: string; headers: Headers }[] = [];

function signedIn() {
  const authStore = new BaseAuthStore();
  authStore.save(TOKEN, { id: 'mei', collectionId: 'users', collectionName: 'users' });
  return createClient(location.origin, authStore);
}

const answer = (name: string) => hubAnswer({ name });
const list = (client = signedIn()) =>
  client.send<{ name: string }>('/api/collections/expiry/records', { query: { page: 1, perPage: 500 } });

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit = {}) => {
    asked.push({ url, headers: new Headers(headers) });
    return Promise.resolve(answer('later'));
  });
});

afterEach(() => {
  dropPrefetched();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('what the page asked for', () => {
  const give = (token = TOKEN, first = Promise.resolve(answer('first'))) => {
    globalThis.prefetched = { token, answers: new Map([[LIST, first]]) };
  };

  it('is given once', async () => {
    give();
    expect(await list()).toEqual({ name: 'first' });
    expect(asked).toEqual([]);
    expect(await list()).toEqual({ name: 'later' });
  });

  it('is for nobody who has another session', async () => {
    give('token of Adam');
    expect(await list()).toEqual({ name: 'later' });
  });

  it('is no answer to another question, nor to a change', async () => {
    give();
    const client = signedIn();
    await client.send('/api/collections/expiry/records', { query: { page: 2, perPage: 500 } });
    await client.send('/api/collections/expiry/records', {
      method: 'POST',
      query: { page: 1, perPage: 500 },
    });
    expect(asked).toHaveLength(2);
  });

  it('is not kept for later', async () => {
    give();
    dropPrefetched();
    expect(await list()).toEqual({ name: 'later' });
  });

  it('reaches nobody once the session has ended', async () => {
    give(TOKEN, new Promise(() => undefined));
    const client = signedIn();
    const loading = list(client);
    await Promise.resolve();
    client.authStore.clear();
    await expect(loading).rejects.toMatchObject({ isAbort: true });
  });
});

describe('prefetch-init.js', () => {
  const { dataset } = document.documentElement;
  /** Opens a page that prefetches `asks`; `name` tells the runs of the script apart. */
  const open = async (name: string, prefetches: string) => {
    dataset.prefetches = prefetches;
    const script = `./prefetch-init.js?${name}`;
    await import(/* @vite-ignore */ script);
  };
  const storeSession = () => {
    dataset.session = '';
    localStorage.setItem('pocketbase_auth', JSON.stringify({ token: TOKEN, record: { id: 'mei' } }));
  };

  afterEach(() => {
    delete dataset.session;
    delete dataset.prefetches;
    vi.useRealTimers();
  });

  it('asks as the client would, for the day and the person', async () => {
    storeSession();
    vi.setSystemTime(new Date(2026, 0, 1, 0, 30));
    await open('asks', '/api/one?day={today} /api/two?user={id}');
    expect(asked.map(({ url }) => url)).toEqual(['/api/one?day=2026-01-01', '/api/two?user=mei']);
    expect(asked[0]?.headers.get('Authorization')).toBe(TOKEN);
    expect(asked[0]?.headers.get('Accept-Language')).toBe(navigator.language);
    expect(globalThis.prefetched?.answers.size).toBe(2);
  });

  it.each([
    ['for a guest', () => undefined],
    [
      'in a session that has run out',
      () => {
        storeSession();
        delete dataset.session;
      },
    ],
    [
      'without a network',
      () => {
        storeSession();
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      },
    ],
  ])('asks nothing %s', async (name, prepare) => {
    prepare();
    await open(name, LIST);
    vi.restoreAllMocks();
    expect(asked).toEqual([]);
    expect(globalThis.prefetched).toBeUndefined();
  });
});
