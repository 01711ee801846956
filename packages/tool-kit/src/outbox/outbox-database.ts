import type { CollectionName } from '@hub/pb-client';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredChange } from './change';
import { outboxName } from './outbox-name';
import { rowOf } from './stored-row';

interface OutboxDb extends DBSchema {
  changes: {
    key: number;
    value: object;
    indexes: { record: [collection: CollectionName, recordId: string] };
  };
}

/** Opens the database for one piece of work: an open connection would keep other windows from deleting it. */
async function inOutbox<Result>(
  person: string,
  work: (db: IDBPDatabase<OutboxDb>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<OutboxDb>(outboxName(person), 1, {
    upgrade: (created) => {
      const changes = created.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true });
      changes.createIndex('record', ['collection', 'recordId'], { unique: true });
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

type RecordKey = Pick<StoredChange, 'person' | 'collection' | 'recordId'>;

/** The unsent changes of each person on this device. A write is on the disk when its promise resolves. */
export const outboxDatabase = {
  /** The rows of all unsent changes, in the order in which they are sent. Another release may have stored them. */
  list: (person: string): Promise<unknown[]> => inOutbox(person, (db) => db.getAll('changes')),

  /**
   * Replaces a record's row (or none) by the result of `next`, in one transaction; `null` deletes it. Returns
   * what is stored now. If `next` throws, nothing is changed.
   */
  replace: (
    { person, collection, recordId }: RecordKey,
    next: (row: unknown) => StoredChange | null,
  ): Promise<StoredChange | null> =>
    inOutbox(person, async (db) => {
      const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' });
      const key = await transaction.store.index('record').getKey([collection, recordId]);
      const after = next(key && (await transaction.store.get(key)));
      const written = async () => {
        if (after !== null) return { ...after, seq: await transaction.store.put(rowOf(after)) };
        if (key !== undefined) await transaction.store.delete(key);
        return null;
      };
      const [now] = await Promise.all([written(), transaction.done]);
      return now;
    }),
};
