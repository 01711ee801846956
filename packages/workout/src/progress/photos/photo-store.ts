import type { CalendarDate } from '@hub/calendar';
import type { DBSchema, IDBPDatabase } from 'idb';
import { PhotoError } from './photo-error';
import { movedTo, newestFirst, type PhotoSet } from './photo-set';

/** A set with its person's id: on a shared device, each person sees only their own. */
interface StoredSet extends PhotoSet {
  person: string;
}

interface PhotoDb extends DBSchema {
  sets: { key: [person: string, id: string]; value: StoredSet; indexes: { person: string } };
}

const NAME = 'hub-progress-photos';

async function openStore(): Promise<IDBPDatabase<PhotoDb>> {
  const { openDB } = await import('idb');
  try {
    return await openDB<PhotoDb>(NAME, 1, {
      upgrade: (db) => {
        db.createObjectStore('sets', { keyPath: ['person', 'id'] }).createIndex('person', 'person');
      },
    });
  } catch (cause) {
    throw new PhotoError('unavailable', cause);
  }
}

function toPhotoError(cause: unknown): PhotoError {
  if (cause instanceof PhotoError) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new PhotoError(isFull ? 'full' : 'failed', cause);
}

/** Opens the database for one operation, so that no tab blocks others; every failure is a `PhotoError`. */
async function inStore<Result>(work: (db: IDBPDatabase<PhotoDb>) => Promise<Result>): Promise<Result> {
  const db = await openStore();
  try {
    return await work(db);
  } catch (cause) {
    throw toPhotoError(cause);
  } finally {
    db.close();
  }
}

/** Aborts a transaction. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has already aborted it.
  }
}

/** One person's photo sets in this browser's IndexedDB. Every function throws only `PhotoError`s. */
export function photoStore(person: string) {
  return {
    /** All sets, the newest first. */
    list: (): Promise<PhotoSet[]> =>
      inStore(async (db) => {
        const stored = await db.getAllFromIndex('sets', 'person', person);
        return stored.map(({ id, date, photos, added }) => ({ id, date, photos, added })).sort(newestFirst);
      }),

    /** Adds all sets that do not exist yet, or none if one can't be stored; returns how many were added. */
    add: (sets: readonly PhotoSet[]): Promise<number> =>
      inStore(async (db) => {
        const there = new Set((await db.getAllKeysFromIndex('sets', 'person', person)).map(([, id]) => id));
        const added = sets.filter(({ id }) => !there.has(id));
        const transaction = db.transaction('sets', 'readwrite');
        const puts = added.map(async (set) => transaction.store.put({ ...set, person }));
        try {
          await Promise.all([...puts, transaction.done]);
        } catch (cause) {
          abort(transaction);
          throw cause;
        }
        return added.length;
      }),

    /** Moves a set to another day; does nothing if it no longer exists. */
    move: (id: string, date: CalendarDate): Promise<void> =>
      inStore(async (db) => {
        const transaction = db.transaction('sets', 'readwrite');
        const stored = await transaction.store.get([person, id]);
        if (stored) await transaction.store.put({ ...movedTo(stored, date), person });
        await transaction.done;
      }),

    delete: (id: string): Promise<void> => inStore((db) => db.delete('sets', [person, id])),
  };
}
