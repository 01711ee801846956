import { execute } from './services/stored';
import { endUnlessHeld } from './standby/note';

/**
 * Runs a transaction, which takes its turn to write before it reads. Litestream writes into the database, too, now and then:
 * what had read before that could write no more (SQLITE_BUSY_SNAPSHOT), however long it waited.
 */
export function inTransaction(app: App, run: (tx: App) => void): void {
  app.runInTransaction((tx) => {
    execute(tx, "DELETE FROM _hub WHERE name = ''", {});
    run(tx);
  });
  endUnlessHeld();
}

/** Writes records, all or none; gives what `write` gives. */
export function writeWhole<T>(app: App, write: (tx: App) => T): T {
  const written: { answer?: T } = {};
  inTransaction(app, (tx) => {
    written.answer = write(tx);
  });
  return written.answer as T;
}

/** The longest that a part of a long change keeps everybody else from saving, in milliseconds. */
const MOST_LOCKED_MS = 250;

/**
 * Writes many things one after the other, in parts that are each a transaction of their own: between two of them the saves of others
 * are done. `end` ends a part. What fails takes back the part that it is in, and throws; the parts before it stay.
 */
export function writeInParts<Item>(
  app: App,
  items: readonly Item[],
  write: (tx: App, item: Item) => void,
  end: (tx: App) => void,
): void {
  let at = 0;
  while (at < items.length) {
    inTransaction(app, (tx) => {
      const until = Date.now() + MOST_LOCKED_MS;
      do {
        write(tx, items[at] as Item);
        at += 1;
      } while (at < items.length && Date.now() < until);
      end(tx);
    });
  }
}

/** A record by its id; `null` when there is none. */
export function findRecord(tx: App, collection: string, id: string): HubRecord | null {
  const [record = null] = tx.findRecordsByIds(collection, [id]);
  return record;
}
