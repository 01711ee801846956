import type { Field } from '../../schema-types';
import type { FieldChange, RowOutcome, Written } from '../imports/import-rows';
import { problemsOf, RowRefusal } from '../imports/refusal';
import type { JsonObject } from '../json-object';
import { changeGuards } from '../all-server-parts';
import { execute } from '../services/stored';
import { type Archived, archivedFields } from './archived';
import { checkRecord, withIds } from './check-record';
import { placeOf } from './find-id';
import type { RestoreRequest, SentRecord } from './request';

/** The state of a restore. */
interface Work {
  tx: App;
  auth: HubRecord;
  collection: Archived;
  ids: RestoreRequest['ids'];
  /** The records that this call has already restored. */
  taken: Set<string>;
  /** What was written since this list was last emptied. */
  written: Written[];
}

/** Restores a record from a person's file. A refused one does not affect the others. */
export function restoreRecord(work: Work, sent: SentRecord): RowOutcome {
  const { tx, auth, collection, ids, taken } = work;
  try {
    checkRecord(collection, sent);
    const { id: sentId, ...fields } = sent.record;
    const values: JsonObject = { ...(withIds(fields, ids) as JsonObject), id: sentId };
    const { id, isHere } = placeOf(tx, collection, auth.id, values);
    if (taken.has(id)) throw new RowRefusal({ id: 'The file has this twice. The first one is used.' });
    const outcome = isHere ? change(work, { id, values, ...sent }) : create(work, id, values);
    taken.add(id);
    return outcome;
  } catch (error) {
    const problems = problemsOf(error, collection.taken);
    if (problems === null) throw error;
    return { status: 'refused', problems };
  }
}

/** The fields that a file may set: not those that only the server writes. No record is restored as shared. */
function ownFields(collection: Archived): readonly Field[] {
  return archivedFields(collection).filter(
    ({ name, type }) => !['file', 'autodate'].includes(type) && !['rev', 'shared'].includes(name),
  );
}

function setFields(record: HubRecord, fields: readonly Field[], values: JsonObject): void {
  for (const { name, type } of fields) {
    const value = values[name];
    if (value === undefined) continue;
    // The keys of a request come in any order; equal values must be stored equally.
    record.set(name, type === 'json' ? JSON.stringify(inOrder(value)) : value);
  }
}

/** Creates a record with its id, its revision and its times from the file. */
function create({ tx, auth, collection, written }: Work, id: string, values: JsonObject): RowOutcome {
  const { name, ownedBy } = collection;
  const record = new Record(tx.findCollectionByNameOrId(name));
  record.set('id', id);
  setFields(record, ownFields(collection), values);
  record.set(ownedBy, auth.id);
  tx.save(record);
  keepStamps(tx, collection, record, values);
  written.push({ record, hasFiles: false, before: null });
  return { status: 'new', id };
}

/** Sets the revision and the times of the file, which the save has replaced. */
function keepStamps(tx: App, collection: Archived, record: HubRecord, values: JsonObject): void {
  const stamps = collection.fields
    .filter(({ name, type }) => (name === 'rev' || type === 'autodate') && values[name] !== undefined)
    .map(({ name }) => name);
  if (stamps.length === 0) return;
  const stamped = Object.fromEntries(stamps.map((name) => [name, values[name]]));
  const assigned = stamps.map((name) => `${name} = {:${name}}`).join(', ');
  execute(tx, `UPDATE ${collection.name} SET ${assigned} WHERE id = {:id}`, { ...stamped, id: record.id });
  if (stamped['rev'] !== undefined) record.set('rev', stamped['rev']);
}

/** The values of a record as texts, which are equal if the values are. */
function textsOf(record: HubRecord, fields: readonly Field[]): { [field: string]: string } {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = record.getString(name);
      return [name, type === 'json' ? JSON.stringify(inOrder(JSON.parse(text || 'null'))) : text];
    }),
  );
}

/** A JSON value with the keys of its objects sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)]));
}

/** Changes a record of the person's, within the person's rights. */
function change(
  work: Work,
  { id, values, record: sent, files }: SentRecord & { id: string; values: JsonObject },
): RowOutcome {
  const { tx, auth, collection, written } = work;
  const record = tx.findRecordById(collection.name, id);
  const latest = tx.findRecordById(collection.name, id);
  const fields = ownFields(collection).filter(({ name }) => values[name] !== undefined);
  const before = textsOf(record, fields);
  setFields(record, fields, values);
  const wanted = textsOf(record, fields);
  changeGuards[collection.name]?.({ app: tx, auth, record } as RecordRequestEvent, latest);
  const after = textsOf(record, fields);
  const own: FieldChange[] = fields
    .map(({ name }) => ({ field: name, from: before[name] ?? '', to: after[name] ?? '' }))
    .filter(({ field, from, to }) => from !== to && to === wanted[field]);
  const lacking = files.filter((name) => latest.getString(name) === '');
  const changes = [...own, ...lacking.map((field) => ({ field, from: '', to: 'file' }))];
  if (changes.length === 0) return { status: 'here', id };
  if (own.length > 0) {
    refuseForbidden(work, latest, own, values);
    record.set('rev', latest.getInt('rev') + 1);
    tx.save(record);
  }
  written.push({
    record,
    hasFiles: false,
    before: Object.fromEntries(changes.map(({ field }) => [field, latest.getString(field)])),
  });
  const { updated } = sent;
  const isTouched = typeof updated === 'string' && updated < latest.getString('updated');
  return { status: 'changed', id, changes, isTouched };
}

/** Refuses a change that the collection's rule refuses. */
function refuseForbidden(
  { tx, auth, collection }: Work,
  latest: HubRecord,
  changes: readonly FieldChange[],
  values: JsonObject,
): void {
  const body = Object.fromEntries(changes.map(({ field }) => [field, values[field]]));
  const { update } = collection.rules;
  const isOpen = update === null || tx.canAccessRecord(latest, new RequestInfo({ auth, body }), update);
  const [{ field } = { field: 'id' }] = changes;
  if (!isOpen) throw new RowRefusal({ [field]: 'It is different here, and you can’t change it.' });
}
