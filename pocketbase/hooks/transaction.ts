/** Writes records, all or none; gives what `write` gives. */
export function writeWhole<T>(app: App, write: (tx: App) => T): T {
  const written: { answer?: T } = {};
  app.runInTransaction((tx) => {
    written.answer = write(tx);
  });
  return written.answer as T;
}

/** A record by its id; `null` when there is none. */
export function findRecord(tx: App, collection: string, id: string): HubRecord | null {
  const [record = null] = tx.findRecordsByFilter(collection, 'id = {:id}', '', 1, 0, { id });
  return record;
}
