import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { CollectionName } from '@hub/pb-client';
import type { StoredChange } from './change';

interface OutboxDb extends DBSchema {
  changes: {
    key: number;
    value: StoredChange;
    indexes: { person: string; record: [person: string, collection: CollectionName, recordId: string] };
  };
}

/** Where what waits to be saved lies on this device. */
export const OUTBOX_DATABASE = 'hub-outbox';

function openOutbox(): Promise<IDBPDatabase<OutboxDb>> {
  return openDB<OutboxDb>(OUTBOX_DATABASE, 1, {
    upgrade: (db) => {
      const changes = db.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true });
      changes.createIndex('person', 'person');
      changes.createIndex('record', ['person', 'collection', 'recordId'], { unique: true });
    },
  });
}

/** Opens the store for one piece of work, so that no window keeps another from clearing it. */
async function inOutbox<Result>(work: (db: IDBPDatabase<OutboxDb>) => Promise<Result>): Promise<Result> {
  const db = await openOutbox();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

type RecordKey = Pick<StoredChange, 'person' | 'collection' | 'recordId'>;

/** What a person's changes are on this device. What is written is on the disk when the promise is kept. */
export const outboxDatabase = {
  /** All that waits, in the order in which it is to be sent. */
  list: (person: string): Promise<StoredChange[]> =>
    inOutbox((db) => db.getAllFromIndex('changes', 'person', person)),

  /**
   * Puts `next` of the stored change of a record (or of none) in its place, in one step that no other window comes
   * between; `null` takes it away.
   */
  replace: (
    { person, collection, recordId }: RecordKey,
    next: (stored: StoredChange | undefined) => StoredChange | null,
  ): Promise<void> =>
    inOutbox(async (db) => {
      const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' });
      const stored = await transaction.store.index('record').get([person, collection, recordId]);
      const after = next(stored);
      if (after !== null) await transaction.store.put(after);
      else if (stored?.seq !== undefined) await transaction.store.delete(stored.seq);
      await transaction.done;
    }),

  /** Forgets all that waits of a person. */
  clear: (person: string): Promise<void> =>
    inOutbox(async (db) => {
      const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' });
      const keys = await transaction.store.index('person').getAllKeys(person);
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    }),
};
