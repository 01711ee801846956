import type { QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import { KEPT_DATABASE } from './forget';
import { type Kept, tooMuch } from './kept-limits';

/** What a query held. */
export interface KeptQuery extends Kept {
  queryHash: string;
  queryKey: QueryKey;
  data: unknown;
  /** Of the shape of its tool's data; `undefined` of a release that named none. */
  version: number | undefined;
}

interface KeptDb extends DBSchema {
  queries: {
    key: [personId: string, queryHash: string];
    value: KeptQuery & { personId: string };
    /** Tells ages and sizes without reading what is kept. */
    indexes: { extent: [updatedAt: number, size: number] };
  };
}

type Store = IDBPObjectStore<KeptDb, ['queries'], 'queries', 'readwrite'>;
type Key = KeptDb['queries']['key'];

/** An entry as far as it is known without reading what it holds. */
interface Extent extends Kept {
  key: Key;
}

/**
 * Does one piece of work in one transaction: where the page ends in the middle of it, nothing of it is done. The database
 * is opened for it, so that no window holds up a log-out.
 */
async function inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const db = await openDB<KeptDb>(KEPT_DATABASE, 1, {
    upgrade: (made) => {
      made
        .createObjectStore('queries', { keyPath: ['personId', 'queryHash'] })
        .createIndex('extent', ['updatedAt', 'size']);
    },
  });
  try {
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

/**
 * The queries of one person that are kept on this device. All of it fails where the browser has no storage, or no room.
 */
export function keptStore(personId: string) {
  async function write(store: Store, queries: readonly KeptQuery[], now: number) {
    await Promise.all(queries.map((query) => store.put({ ...query, personId })));
    const going = tooMuch(await listExtents(store), now);
    await remove(
      store,
      going.map(({ key }) => key),
    );
  }

  return {
    /** All that is kept for the person. What is somebody else's is forgotten. */
    readAll: (): Promise<KeptQuery[]> =>
      inStore(async (store) => {
        const all = await store.getAll();
        const others = all.filter((stored) => stored.personId !== personId);
        await remove(
          store,
          others.map((other): Key => [other.personId, other.queryHash]),
        );
        return all.filter((stored) => stored.personId === personId);
      }),

    /** Keeps these, in the place of what was kept of them; the oldest go where it gets too much by now. */
    put: (queries: readonly KeptQuery[], now: number): Promise<void> =>
      inStore((store) => write(store, queries, now)),

    /**
     * Keeps what the hub has answered, and drops in the same step what was last heard from it before `since`, as far as
     * its key is `meant`: whatever cuts it off, nothing is dropped that its answer is not kept for.
     */
    renew: (
      queries: readonly KeptQuery[],
      since: number,
      meant: (queryKey: QueryKey) => boolean,
      now: number,
    ): Promise<void> =>
      inStore(async (store) => {
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
      inStore((store) =>
        remove(
          store,
          queryHashes.map((queryHash): Key => [personId, queryHash]),
        ),
      ),
  };
}

/** Of {@link keptStore}. */
export type KeptStore = ReturnType<typeof keptStore>;
