import type { QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

interface StoredQuery extends KeptQuery {
  personId: string;
}

interface KeptDb extends DBSchema {
  queries: {
    key: [personId: string, queryHash: string];
    value: StoredQuery;
    /** Tells ages and sizes without reading what is kept. */
    indexes: { extent: [updatedAt: number, size: number] };
  };
}

type Db = IDBPDatabase<KeptDb>;

/** Opens the database for one piece of work, so that no window holds up a log-out. */
async function inStore<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDB<KeptDb>(KEPT_DATABASE, 1, {
    upgrade: (made) => {
      made
        .createObjectStore('queries', { keyPath: ['personId', 'queryHash'] })
        .createIndex('extent', ['updatedAt', 'size']);
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

type Key = KeptDb['queries']['key'];

async function listExtents(db: Db): Promise<(Kept & { key: Key })[]> {
  const extents: (Kept & { key: Key })[] = [];
  let cursor = await db.transaction('queries').store.index('extent').openKeyCursor();
  while (cursor) {
    const [updatedAt, size] = cursor.key;
    extents.push({ updatedAt, size, key: cursor.primaryKey });
    cursor = await cursor.continue();
  }
  return extents;
}

async function remove(db: Db, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  const { store, done } = db.transaction('queries', 'readwrite');
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}

/**
 * The queries of one person that are kept on this device. All of it fails where the browser has no storage, or no room.
 */
export function keptStore(personId: string) {
  return {
    /** All that is kept for the person. What is somebody else's is forgotten. */
    readAll: (): Promise<KeptQuery[]> =>
      inStore(async (db) => {
        const all = await db.getAll('queries');
        const isTheirs = (stored: StoredQuery) => stored.personId === personId;
        const others = all.filter((stored) => !isTheirs(stored));
        await remove(
          db,
          others.map((other): Key => [other.personId, other.queryHash]),
        );
        return all.filter(isTheirs);
      }),

    /** Keeps these, in the place of what was kept of them; the oldest go where it gets too much by now. */
    put: (queries: readonly KeptQuery[], now: number): Promise<void> =>
      inStore(async (db) => {
        const { store, done } = db.transaction('queries', 'readwrite');
        await Promise.all([...queries.map((query) => store.put({ ...query, personId })), done]);
        const going = tooMuch(await listExtents(db), now);
        await remove(
          db,
          going.map(({ key }) => key),
        );
      }),

    drop: (queryHashes: readonly string[]): Promise<void> =>
      inStore((db) =>
        remove(
          db,
          queryHashes.map((queryHash): Key => [personId, queryHash]),
        ),
      ),

    /** Drops what was last heard from the hub before then, as far as its key is `meant`. */
    dropBefore: (then: number, meant: (queryKey: QueryKey) => boolean): Promise<void> =>
      inStore(async (db) => {
        const old = (await listExtents(db)).filter(({ updatedAt }) => updatedAt < then);
        const isMeant = ({ key: [, queryHash] }: { key: Key }) => meant(JSON.parse(queryHash) as QueryKey);
        await remove(
          db,
          old.filter(isMeant).map(({ key }) => key),
        );
      }),
  };
}

/** Of {@link keptStore}. */
export type KeptStore = ReturnType<typeof keptStore>;
