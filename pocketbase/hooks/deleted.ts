import { deletedLimits } from '../schema';
import type { Field } from '../schema-types';
import { bodyOf } from './body';
import { isIdOfAnother } from './chosen-id';
import { collectionOf, restorableCollections } from './collections';
import { writeAs } from './judge-again';
import { refuseFields, sentence } from './refuse';
import { execute } from './services/stored';
import { sendJson } from './services/upstream';
import { isTaken } from './taken';
import { findRecord } from './transaction';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields that are kept of a deleted record: neither files, nor the server's own (but the creation time). */
function keptFields(collection: string): readonly Field[] {
  const fields = collectionOf(collection)?.fields ?? [];
  return fields.filter(({ name, type }) => !['file', 'autodate'].includes(type) && name !== 'owner');
}

function valueOf(record: HubRecord, { name, type }: Field): unknown {
  if (type === 'bool') return record.getBool(name);
  if (type === 'number') return record.getInt(name);
  const text = record.getString(name);
  return type === 'json' ? (JSON.parse(text || 'null') as unknown) : text;
}

/** Stores a person's deleted record for as long as it can be restored. */
function keep(tx: App, owner: string, record: HubRecord): void {
  const { name } = record.collection();
  const deleted = new Record(tx.findCollectionByNameOrId('deleted_records'));
  const content = Object.fromEntries(keptFields(name).map((field) => [field.name, valueOf(record, field)]));
  const values = {
    owner,
    collection: name,
    record: record.id,
    title: record.getString(collectionOf(name)?.keepsDeleted?.title ?? ''),
    called: collectionOf(name)?.called?.one ?? '',
    content: { ...content, created: record.getString('created') },
    deletedAt: new Date().toISOString(),
  };
  deleted.load(values);
  tx.save(deleted);
  execute(
    tx,
    `DELETE FROM deleted_records WHERE owner = {:owner} AND id NOT IN
       (SELECT id FROM deleted_records WHERE owner = {:owner} ORDER BY deletedAt DESC LIMIT ${deletedLimits.records})`,
    { owner },
  );
}

/**
 * Stores a record that its owner deletes, in the same transaction; not one that an admin deletes, or that goes with
 * its person.
 */
export function keepDeleted(e: RecordRequestEvent): void {
  const { app, auth, record } = e;
  if (auth?.collection().name === 'users' && record.getString('owner') === auth.id) {
    keep(app, auth.id, record);
  }
  e.next();
}

/** Creates a record again with its id, its owner and its next revision: a save of an older one is refused. */
function putBack(tx: App, deleted: HubRecord): void {
  const collection = deleted.getString('collection');
  const { taken } = collectionOf(collection) ?? {};
  const record = new Record(tx.findCollectionByNameOrId(collection));
  const { created, rev, ...content } = JSON.parse(deleted.getString('content')) as {
    [field: string]: unknown;
  } & { created: string; rev: number };
  record.set('id', deleted.getString('record'));
  record.set('owner', deleted.getString('owner'));
  record.load(content);
  record.setRaw('created', new DateTime(created));
  if (taken && isTaken(tx, collection, taken, record.getString(taken.field))) {
    throw sentence(400, taken.field, taken.sentence);
  }
  tx.save(record);
  record.set('rev', rev + 1);
  tx.save(record);
}

/**
 * Restores what the person has deleted: the latest stored version of the record. If the record exists again,
 * it stays as it is, so that the call can be repeated after a lost response.
 */
export function restoreDeleted(e: RequestEvent): void {
  const owner = e.auth?.id ?? '';
  const { collection, record } = bodyOf(e);
  if (
    typeof collection !== 'string' ||
    typeof record !== 'string' ||
    !restorableCollections.includes(collection)
  ) {
    refuseFields({ record: 'Say which record of which collection is restored.' });
  }
  writeAs(e, (tx) => {
    const [deleted] = tx.findRecordsByFilter(
      'deleted_records',
      'owner = {:owner} && collection = {:collection} && record = {:record}',
      '-deletedAt',
      1,
      0,
      { owner, collection, record },
    );
    const present = findRecord(tx, collection, record);
    if (deleted === undefined) {
      if (present?.getString('owner') === owner) return;
      throw sentence(404, 'record', 'This can’t be restored any more.');
    }
    if (present !== null || isIdOfAnother(tx, collection, record, owner))
      throw sentence(409, 'record', 'Something else has taken its place.');
    putBack(tx, deleted);
    tx.delete(deleted);
  });
  sendJson(e, 200, { collection, id: record });
}

/** Deletes for good what was deleted longer ago than it is kept. */
export function purgeDeleted(): void {
  const before = new Date(Date.now() - deletedLimits.days * DAY_MS).toISOString();
  execute($app, 'DELETE FROM deleted_records WHERE deletedAt < {:before}', { before });
}
