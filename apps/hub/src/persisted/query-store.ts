import { pb } from '@hub/pb-client';
import type { QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import { PERSISTED_DATABASE } from './forget';
import { type AgeAndSize, tooMuch } from './limits';

/** A query with its data. */
export interface PersistedQuery extends AgeAndSize {
  queryHash: string;
  queryKey: QueryKey;
  data: unknown;
  /** The version of the data's shape; `undefined` in rows of a release without versions. */
  version: number | undefined;
}

interface QueryDb extends DBSchema {
  queries: {
    key: [personId: string, queryHash: string];
    value: PersistedQuery & { personId: string };
    /** Has ages and sizes, so that the data need not be read. */
    indexes: { extent: [updatedAt: number, size: number] };
  };
}

type Store = IDBPObjectStore<QueryDb, ['queries'], 'queries', 'readwrite'>;
type Key = QueryDb['queries']['key'];

/** One row of the index. */
interface Extent extends AgeAndSize {
  key: Key;
}

/** Whether the person is still signed in: they may have logged out here or in another window. */
export const isStill = (personId: string) => pb.authStore.record?.id === personId;

/**
 * Runs `work` in one transaction: if the page is closed meanwhile, none of it is done. The database is opened
 * and closed each time, because an open connection of another window would block its deletion at a log-out.
 */
async function inStore<Result>(personId: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const db = await openDB<QueryDb>(PERSISTED_DATABASE, 1, {
    upgrade: (made) => {
      made
        .createObjectStore('queries', { keyPath: ['personId', 'queryHash'] })
        .createIndex('extent', ['updatedAt', 'size']);
    },
  });
  try {
    // A log-out has deleted the database. If it comes from here on, its deletion waits for this transaction.
    if (!isStill(personId)) throw new Error('The person is no longer signed in.');
    const { store, done } = db.transaction('queries', 'readwrite');
    const [result] = await Promise.all([work(store), done]);
    return result;
  } finally {
    db.close();
  }
}

async function listExtents(store: Store): Promise<Extent[]> {
  const extents: Extent[] = [];
  let cursor = await store.index('extent').openKeyCursor();
  while (cursor) {
    const [updatedAt, size] = cursor.key;
    extents.push({ updatedAt, size, key: cursor.primaryKey });
    cursor = await cursor.continue();
  }
  return extents;
}

async function remove(store: Store, keys: readonly Key[]): Promise<void> {
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** The persisted queries of one person. Its calls fail without a session, without storage, or on a full disk. */
export function queryStore(personId: string) {
  async function write(store: Store, queries: readonly PersistedQuery[], now: number) {
    await Promise.all(queries.map((query) => store.put({ ...query, personId })));
    const going = tooMuch(await listExtents(store), now);
    await remove(
      store,
      going.map(({ key }) => key),
    );
  }

  return {
    /** All queries of the person. Those of other people are deleted. */
    readAll: (): Promise<PersistedQuery[]> =>
      inStore(personId, async (store) => {
        const all = await store.getAll();
        const others = all.filter((stored) => stored.personId !== personId);
        await remove(
          store,
          others.map((other): Key => [other.personId, other.queryHash]),
        );
        return all.filter((stored) => stored.personId === personId);
      }),

    /** Stores these queries, replacing older copies, then deletes what exceeds the limits at `now`. */
    put: (queries: readonly PersistedQuery[], now: number): Promise<void> =>
      inStore(personId, (store) => write(store, queries, now)),

    /**
     * Stores what the hub has just sent and, in the same transaction, deletes the queries with a key that is
     * `meant` and a last response before `since`. So an interruption never deletes an old copy before the new
     * one is stored.
     */
    renew: (
      queries: readonly PersistedQuery[],
      since: number,
      meant: (queryKey: QueryKey) => boolean,
      now: number,
    ): Promise<void> =>
      inStore(personId, async (store) => {
        await write(store, queries, now);
        const isOld = ({ updatedAt, key: [, queryHash] }: Extent) =>
          updatedAt < since && meant(JSON.parse(queryHash) as QueryKey);
        const old = (await listExtents(store)).filter(isOld);
        await remove(
          store,
          old.map(({ key }) => key),
        );
      }),

    drop: (queryHashes: readonly string[]): Promise<void> =>
      inStore(personId, (store) =>
        remove(
          store,
          queryHashes.map((queryHash): Key => [personId, queryHash]),
        ),
      ),
  };
}

export type QueryStore = ReturnType<typeof queryStore>;
