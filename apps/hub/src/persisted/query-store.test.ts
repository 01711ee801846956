import { pb } from '@hub/pb-client';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson } from './forget';
import { PERSISTED_LIMITS } from './limits';
import { type PersistedQuery, queryStore } from './query-store';

/** The store on an in-memory IndexedDB, a new one for each test. */

const NOW = Date.UTC(2026, 10, 22);
const mei = queryStore('mei');

function query(name: string, changes: Partial<PersistedQuery> = {}): PersistedQuery {
  const queryKey = ['loyalty', name];
  return {
    queryKey,
    queryHash: JSON.stringify(queryKey),
    data: [name],
    updatedAt: NOW,
    size: 10,
    version: 1,
    ...changes,
  };
}

function signIn(id: string) {
  pb.authStore.save('token', { id, collectionId: 'users', collectionName: 'users' });
}

async function names(store = mei) {
  return (await store.readAll()).map(({ data }) => (data as string[])[0]);
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  signIn('mei');
});
afterEach(() => {
  pb.authStore.clear();
});

it('keeps what queries held, the last of each', async () => {
  await mei.put([query('list'), query('item')], NOW);
  await mei.put([query('list', { data: ['newer'] })], NOW);
  expect((await names()).sort()).toEqual(['item', 'newer']);
});

it('gives nobody what is another’s, and forgets it', async () => {
  await mei.put([query('list')], NOW);
  signIn('adam');
  expect(await names(queryStore('adam'))).toEqual([]);
  signIn('mei');
  expect(await names()).toEqual([]);
});

it('lets the oldest go where it gets too much', async () => {
  const half = PERSISTED_LIMITS.bytes / 2;
  await mei.put([query('older', { size: half, updatedAt: NOW - 2 })], NOW);
  await mei.put([query('old', { size: half, updatedAt: NOW - 1 }), query('new')], NOW);
  expect((await names()).sort()).toEqual(['new', 'old']);
});

it('drops what is named', async () => {
  await mei.put([query('named'), query('other')], NOW);
  await mei.drop([query('named').queryHash]);
  expect(await names()).toEqual(['other']);
});

it('drops what was not heard of since then, of what is meant', async () => {
  await mei.put([query('old', { updatedAt: NOW - 1 }), query('new')], NOW);
  await mei.renew([], NOW, ([tool]) => tool === 'expiry', NOW);
  expect((await names()).sort()).toEqual(['new', 'old']);
  await mei.renew([], NOW, ([tool]) => tool === 'loyalty', NOW);
  expect(await names()).toEqual(['new']);
});

it('keeps an answer and drops what it takes the place of in one transaction', async () => {
  await mei.put([query('old', { updatedAt: NOW - 1 })], NOW);
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await mei.renew([query('answer')], NOW, () => true, NOW);
  expect(begun).toHaveBeenCalledOnce();
  expect(await names()).toEqual(['answer']);
});

it('drops nothing where the answer can’t be kept', async () => {
  await mei.put([query('old', { updatedAt: NOW - 1 })], NOW);
  const unstorable = query('answer', { data: () => 'not to be stored' });
  await expect(mei.renew([unstorable], NOW, () => true, NOW)).rejects.toThrow();
  expect(await names()).toEqual(['old']);
});

it('is forgotten whole at a log-out', async () => {
  await mei.put([query('list')], NOW);
  forgetPerson('mei');
  expect(await names()).toEqual([]);
});

it.each([
  ['logs out', () => pb.authStore.clear()],
  ['gives way to somebody else', () => signIn('adam')],
])('stores nothing of a person who %s while it opens', async (_, end) => {
  const put = mei.put([query('list')], NOW);
  end();
  await expect(put).rejects.toThrow('The person is no longer signed in.');
  signIn('mei');
  expect(await names()).toEqual([]);
});

it('fails where there is no storage, which a log-out does not mind', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No storage.', 'SecurityError');
    },
  });
  await expect(mei.readAll()).rejects.toThrow('No storage.');
  vi.stubGlobal('indexedDB', undefined);
  expect(() => forgetPerson('mei')).not.toThrow();
});
