// @vitest-environment happy-dom
import { HubError, pb } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOffline } from './prefetch-offline';
import { persistQueries } from './persist-queries';
import { offlineTools } from './offline-tools';
import type { PersistedQuery, QueryStore } from './query-store';
import { restoreQueries } from './restore';

// The lines of home are asked for by tests of their own.
vi.mock('../home/tile-queries', () => ({
  prefetchTiles: () => Promise.resolve(),
  carryTilesOver: () => undefined,
  tileMoment: () => ({}),
}));

const LIST = ['loyalty', 'list'];
const CARD = {
  id: 'a',
  name: 'Kopitiam',
  cardId: '2900112233',
  type: 'barcode',
  refreshSeconds: 0,
  customUI: false,
  expiryDate: null,
  owner: 'mei',
  shared: false,
  rev: 1,
};
const persisted = new Map<string, PersistedQuery>();

const store: QueryStore = {
  readAll: () => Promise.resolve([...persisted.values()]),
  put: (queries) => {
    for (const query of queries) persisted.set(query.queryHash, query);
    return Promise.resolve();
  },
  drop: (hashes) => {
    for (const hash of hashes) persisted.delete(hash);
    return Promise.resolve();
  },
  renew: (queries, since, meant) => {
    for (const [hash, { updatedAt, queryKey }] of persisted)
      if (updatedAt < since && meant(queryKey)) persisted.delete(hash);
    return store.put(queries, since);
  },
};

let stop: () => void;
let queryClient: ReturnType<typeof createQueryClient>;

function signIn(id: string) {
  pb.authStore.save('token', { id, collectionId: 'users', collectionName: 'users' });
}

beforeEach(() => {
  vi.useFakeTimers();
  persisted.clear();
  signIn('mei');
  queryClient = createQueryClient();
  stop = persistQueries(queryClient, 'mei', store);
});
afterEach(() => {
  stop();
  queryClient.clear();
  pb.authStore.clear();
  vi.useRealTimers();
});

/** Reloads the list, which fails. */
async function fail(kind: 'not-found' | 'server') {
  const queryFn = () => Promise.reject(new HubError(kind));
  const load = queryClient.query({ queryKey: LIST, queryFn, retry: false }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await load;
}

it('writes a query as soon as it has changed, and what happens within a second after that together', async () => {
  const put = vi.spyOn(store, 'put');
  const written = () => [...persisted.values()].map(({ data }) => data);
  queryClient.setQueryData(LIST, ['first']);
  await vi.advanceTimersByTimeAsync(0);
  expect(written()).toEqual([['first']]);
  queryClient.setQueryData(LIST, ['second']);
  queryClient.setQueryData(LIST, ['third']);
  await vi.advanceTimersByTimeAsync(999);
  expect(written()).toEqual([['first']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual([['third']]);
  expect(put).toHaveBeenCalledTimes(2);
});

it('writes a query at once although another was just written', async () => {
  queryClient.setQueryData(LIST, ['first']);
  await vi.advanceTimersByTimeAsync(500);
  queryClient.setQueryData(['expiry', 'distinct', 'person'], ['Mei']);
  await vi.advanceTimersByTimeAsync(0);
  expect(persisted.size).toBe(2);
});

it('writes at once when the page is hidden', async () => {
  queryClient.setQueryData(LIST, ['first']);
  await vi.advanceTimersByTimeAsync(0);
  queryClient.setQueryData(LIST, ['second']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([...persisted.values()].map(({ data }) => data)).toEqual([['second']]);
});

it.each([['file-url', 'expiry', 'a', 'scan.pdf'], ['exercise-library'], ['progress-photos', 'mei']])(
  'writes nothing of %s',
  async (...queryKey) => {
    queryClient.setQueryData(queryKey, 'https://hub.example/file?token=x');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(persisted.size).toBe(0);
  },
);

it.each([
  ['the person has logged out', () => pb.authStore.clear()],
  ['somebody else has signed in', () => signIn('adam')],
  ['it was ended', () => stop()],
])('writes nothing once %s', async (_, end) => {
  queryClient.setQueryData(LIST, ['first']);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(persisted.size).toBe(0);
});

it('drops at once what the person may no longer see, and nothing for another failure', async () => {
  queryClient.setQueryData(LIST, ['first']);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await fail('server');
  expect(persisted.size).toBe(1);
  await fail('not-found');
  expect(persisted.size).toBe(0);
});

/** Writes a list, and returns the queries after the next start. */
async function restart() {
  queryClient.setQueryData(LIST, [CARD]);
  await vi.advanceTimersByTimeAsync(1_000);
  return createQueryClient();
}

it('gives the next start what was kept, to be asked for again', async () => {
  const next = await restart();
  await restoreQueries(next, store);
  expect(next.getQueryState(LIST)).toMatchObject({ data: [{ name: 'Kopitiam' }], isInvalidated: true });
});

it('leaves what the hub has answered meanwhile', async () => {
  const next = await restart();
  await vi.advanceTimersByTimeAsync(1);
  next.setQueryData(LIST, ['from the hub']);
  await restoreQueries(next, store);
  expect(next.getQueryData(LIST)).toEqual(['from the hub']);
});

it('gives a record that was asked for in vain what a list knows of it', async () => {
  const next = await restart();
  const queryKey = ['loyalty', 'item', 'a'];
  const queryFn = () => Promise.reject(new HubError('offline'));
  await next.query({ queryKey, queryFn, retry: false }).catch(() => undefined);
  await restoreQueries(next, store);
  expect(next.getQueryState(queryKey)).toMatchObject({ data: { name: 'Kopitiam' }, status: 'success' });
});

it('has the lists of this day of all tools but the one whose code does not come', async () => {
  const [missing, ...others] = offlineTools.filter(({ carryOver }) => carryOver !== undefined);
  vi.spyOn(missing!, 'carryOver').mockRejectedValue(new TypeError('Failed to fetch'));
  const carried = others.map((tool) => vi.spyOn(tool, 'carryOver').mockResolvedValue(undefined));
  await restoreQueries(await restart(), store);
  expect(carried.length).toBeGreaterThan(0);
  for (const carryOver of carried) expect(carryOver).toHaveBeenCalledOnce();
});

it('begins without what can’t be read', async () => {
  const readAll = () => Promise.reject(new DOMException('No storage.'));
  await expect(restoreQueries(createQueryClient(), { ...store, readAll })).resolves.toBeUndefined();
});

it('drops after a contact what the hub has not confirmed, of tools that could be asked', async () => {
  for (const tool of offlineTools) vi.spyOn(tool, 'prefetch').mockResolvedValue(undefined);
  const expiry = offlineTools.find(({ keys }) => keys.flat().includes('expiry'))!;
  vi.spyOn(expiry, 'prefetch').mockRejectedValue(new HubError('server'));
  for (const key of ['loyalty', 'expiry', 'currency']) queryClient.setQueryData([key, 'list'], [key]);
  await vi.advanceTimersByTimeAsync(1_000);
  await prefetchOffline(queryClient, 'mei', store, Date.now());
  expect([...persisted.values()].map(({ data }) => data).sort()).toEqual([['currency'], ['expiry']]);
});

it('stores nothing of a person who logs out while it prefetches', async () => {
  for (const tool of offlineTools) vi.spyOn(tool, 'prefetch').mockResolvedValue(undefined);
  vi.spyOn(offlineTools[1]!, 'prefetch').mockImplementation(() => {
    pb.authStore.clear();
    persisted.clear();
    return Promise.reject(new HubError('offline'));
  });
  for (const key of ['loyalty', 'expiry']) queryClient.setQueryData([key, 'list'], [key]);
  await prefetchOffline(queryClient, 'mei', store, Date.now());
  expect(persisted.size).toBe(0);
});
