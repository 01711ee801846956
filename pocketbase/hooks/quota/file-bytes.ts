import { archivedCollection, fileFields } from '../archive/archived';
import { execute, textFrom } from '../services/stored';

/** How large stored documents are, in a table that no request reaches: a store elsewhere (S3) would be asked for each. */

/** The bytes of each file that a record's next save adds, by field; 0 for a removed one. */
export function changedFiles(record: HubRecord): ReadonlyMap<string, number> {
  const before = record.original();
  const changed = new Map<string, number>();
  for (const field of fileFields(archivedCollection(record.collection().name))) {
    const [file] = record.getUnsavedFiles(field);
    if (file !== undefined) changed.set(field, file.size);
    else if (record.getString(field) === '' && before.getString(field) !== '') changed.set(field, 0);
  }
  return changed;
}

/** By how many bytes the files of a record grow with its next save. */
export function growthOf(app: App, record: HubRecord, changed: ReadonlyMap<string, number>): number {
  const sql = `SELECT CAST(coalesce(sum(bytes), 0) AS TEXT) AS text FROM _file_bytes
    WHERE collection = {:collection} AND record = {:record} AND field IN (SELECT value FROM json_each({:fields}))`;
  const before = textFrom(app, sql, {
    collection: record.collection().name,
    record: record.id,
    fields: JSON.stringify([...changed.keys()]),
  });
  return [...changed.values()].reduce((sum, bytes) => sum + bytes, 0) - Number(before);
}

/** Stores the sizes of a record's files. */
export function noteFiles(app: App, record: HubRecord, changed: ReadonlyMap<string, number>): void {
  for (const [field, bytes] of changed) {
    execute(app, 'INSERT OR REPLACE INTO _file_bytes VALUES ({:collection}, {:record}, {:field}, {:bytes})', {
      collection: record.collection().name,
      record: record.id,
      field,
      bytes,
    });
  }
}

/** Deletes the sizes for a record that is being deleted. */
export function forgetFiles(e: RecordEvent): void {
  e.next();
  execute(e.app, 'DELETE FROM _file_bytes WHERE collection = {:collection} AND record = {:record}', {
    collection: e.record.collection().name,
    record: e.record.id,
  });
}
