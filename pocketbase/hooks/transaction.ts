import { execute } from './services/stored';
import { endWithoutLease } from './standby/note';

/** Runs something in a transaction. */
export type RunTransaction = (app: App, run: (tx: App) => void) => void;

/**
 * Runs a transaction that locks the database for writing before it reads. Otherwise, if Litestream wrote
 * after the first read, the transaction could never write (SQLITE_BUSY_SNAPSHOT), however long it waited.
 */
export function inTransaction(app: App, run: (tx: App) => void): void {
  app.runInTransaction((tx) => {
    execute(tx, "DELETE FROM _hub WHERE name = ''", {});
    run(tx);
  });
  endWithoutLease();
}

/** Writes records, all or none; returns the result of `write`. */
export function writeWhole<T>(app: App, write: (tx: App) => T): T {
  const written: { answer?: T } = {};
  inTransaction(app, (tx) => {
    written.answer = write(tx);
  });
  return written.answer as T;
}

/** Runs a transaction and rolls it back. */
export function dryRun(app: App, run: (tx: App) => void): void {
  const tried = { isOver: false };
  try {
    inTransaction(app, (tx) => {
      run(tx);
      tried.isOver = true;
      throw new Error('What was tried out is taken back.');
    });
  } catch (error) {
    if (!tried.isOver) throw error;
  }
}

/** How long a part may block other saves, in milliseconds. */
const MOST_LOCKED_MS = 250;

/**
 * Writes many items in several transactions (parts), so that other people's saves run in between. `inPart` runs a part,
 * and `end` ends it. A failure rolls back its part and throws; earlier parts stay.
 */
export function writeInParts<Item>(
  app: App,
  items: readonly Item[],
  write: (tx: App, item: Item) => void,
  end: (tx: App) => void,
  inPart: RunTransaction,
): void {
  let at = 0;
  while (at < items.length) {
    inPart(app, (tx) => {
      const until = Date.now() + MOST_LOCKED_MS;
      do {
        write(tx, items[at] as Item);
        at += 1;
      } while (at < items.length && Date.now() < until);
      end(tx);
    });
  }
}

/** A record by its id; `null` if there is none. */
export function findRecord(tx: App, collection: string, id: string): HubRecord | null {
  const [record = null] = tx.findRecordsByIds(collection, [id]);
  return record;
}
