import { collectionOf } from '../collections';
import { enforceQuotaOnUndo } from '../quota/quota';
import { arrayFrom, execute, textFrom } from '../services/stored';
import type { Written } from './import-rows';
import { inTransaction } from '../transaction';

/** What an import did to one record. */
export interface Entry {
  collection: string;
  record: string;
  /** The last revision that the import made; uploading the record's files makes one more. */
  rev: number;
  /** Of the record's content after the import. */
  hash: string;
  before: { readonly [field: string]: string } | null;
}

/** A hash of a record's content, without its files, its revision and its times. */
export function contentHash(record: HubRecord): string {
  const { name } = record.collection();
  const fields = collectionOf(name)?.fields ?? [];
  const plain = fields.filter(
    ({ type, name: field }) => !['file', 'autodate'].includes(type) && field !== 'rev',
  );
  return $security.sha256(JSON.stringify(plain.map(({ name: field }) => record.getString(field))));
}

const BYTES = `SELECT CAST(coalesce(sum(octet_length(entry)), 0) AS TEXT) AS text
  FROM import_entries WHERE owner = {:owner}`;

/** Stores what an import did, for its undo. Throws if all that is stored for undoing exceeds the quota. */
export function storeEntries(
  tx: App,
  { id, owner }: { id: string; owner: string },
  written: readonly Written[],
): void {
  const entries = written.map(({ record, hasFiles, before }): Entry => ({
    collection: record.collection().name,
    record: record.id,
    rev: record.getInt('rev') + (hasFiles ? 1 : 0),
    hash: contentHash(record),
    before,
  }));
  execute(
    tx,
    `INSERT INTO import_entries (id, import, owner, entry)
     SELECT 'i' || substr(lower(hex(randomblob(8))), 1, 14), {:id}, {:owner}, value FROM json_each({:entries})`,
    { id, owner, entries: JSON.stringify(entries) },
  );
  enforceQuotaOnUndo(Number(textFrom(tx, BYTES, { owner })));
}

/** An entry, with the id by which it is deleted. */
export interface StoredEntry {
  id: string;
  entry: Entry;
}

export function entriesOf(app: App, id: string): StoredEntry[] {
  return arrayFrom<StoredEntry>(
    app,
    `SELECT coalesce(json_group_array(json_object('id', id, 'entry', json(entry))), '[]') AS text
     FROM import_entries WHERE import = {:id}`,
    { id },
  );
}

export function dropEntries(tx: App, ids: readonly string[]): void {
  execute(tx, 'DELETE FROM import_entries WHERE id IN (SELECT value FROM json_each({:ids}))', {
    ids: JSON.stringify(ids),
  });
}

/** Deletes the entries of imports that can no longer be undone. */
export function dropOldImports(): void {
  const now = new Date().toISOString();
  inTransaction($app, (tx) => {
    const old = 'SELECT id FROM imports WHERE until < {:now}';
    execute(tx, `DELETE FROM import_entries WHERE import IN (${old})`, { now });
    execute(tx, `DELETE FROM imports WHERE id IN (${old})`, { now });
  });
}
