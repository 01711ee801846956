import type { Collection, Field } from '../../schema-types';
import { collectionOf } from '../collections';
import type { JsonObject } from '../json-object';
import { randomId } from '../reminders/secrets';
import { isTaken } from '../taken';
import { findRecord } from '../transaction';
import {
  contentOf,
  derivedId,
  identityOf,
  idsByPart,
  type KnownRecords,
  knownRecords,
  likenessOf,
} from './identity';
import { problemsOf, RowRefusal, type RowProblems } from './refusal';
import type { SentRow } from './request';
import type { ImportTarget } from './target';

/** A field of a record that the file changes, with both values as texts. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** The outcome of a row. */
export type RowOutcome =
  | { status: 'new'; id: string }
  | { status: 'changed'; id: string; changes: readonly FieldChange[]; isTouched: boolean }
  | { status: 'here'; id: string }
  | { status: 'refused'; problems: RowProblems };

type Done = Exclude<RowOutcome, { status: 'refused' }>;

/** What an import did to a record, for its undo: `before` is `null` for a new record. */
export interface Written {
  record: HubRecord;
  hasFiles: boolean;
  before: { readonly [field: string]: string } | null;
}

/** The state of an import. */
export interface Importing {
  target: ImportTarget;
  fields: ReadonlyMap<string, Field>;
  unique: Collection['taken'];
  ownedBy: string;
  owner: string;
  source: string;
  /** A preview reports what a save would do, and writes nothing. */
  isPreview: boolean;
  known: KnownRecords;
  /** The known records by the part of their identity that rows have, by the names of its fields. */
  parts: Map<string, ReturnType<typeof idsByPart>>;
  /** The records that an earlier row of this file is about. */
  taken: Set<string>;
  /** What was written since this list was last emptied. */
  written: Written[];
}

/** Begins an import into a person's records, which it reads once. */
export function beginImport(
  app: App,
  target: ImportTarget,
  { owner, source, isPreview }: { owner: string; source: string; isPreview: boolean },
): Importing {
  const schema = collectionOf(target.collection);
  const ownedBy = schema?.ownedBy ?? 'owner';
  return {
    ...{ target, ownedBy, owner, source, isPreview },
    fields: new Map(schema?.fields.map((field) => [field.name, field])),
    unique: schema?.taken,
    known: knownRecords(app, target, ownedBy, owner),
    parts: new Map(),
    taken: new Set(),
    written: [],
  };
}

/** Imports one row. A refused row does not affect the others. */
export function importRow(app: App, importing: Importing, sent: SentRow): RowOutcome {
  const { known, target, taken } = importing;
  try {
    const row = { ...sent, values: target.clean?.(sent.values) ?? sent.values };
    checkFields(importing, row);
    const outcome = takeIn(app, importing, row);
    taken.add(outcome.id);
    if (outcome.status === 'new') known.mayChange.set(outcome.id, true);
    known.byIdentity.set(identityOf(target, textIn(row)), outcome.id);
    return outcome;
  } catch (error) {
    const problems = problemsOf(error, importing.unique);
    if (problems === null) throw error;
    return { status: 'refused', problems };
  }
}

function textIn({ values }: SentRow): (field: string) => string {
  return (field) => {
    const value = values[field];
    return typeof value === 'string' ? value : JSON.stringify(value ?? '');
  };
}

/** Refuses a row that sets a field that a file may not set, or has an invalid value. */
function checkFields({ target, fields }: Importing, { values, files }: SentRow): void {
  for (const [field, value] of Object.entries(values)) {
    if (!target.fields.includes(field)) throw new RowRefusal({ [field]: 'A file can’t set this.' });
    const isOne = typeof value !== 'object' || value === null;
    if (!isOne && fields.get(field)?.type !== 'json')
      throw new RowRefusal({ [field]: 'This must be one value.' });
  }
  const other = files.find((field) => fields.get(field)?.type !== 'file');
  if (other !== undefined) throw new RowRefusal({ [other]: 'No file belongs here.' });
}

function takeIn(app: App, importing: Importing, row: SentRow): Done {
  const { known, owner, ownedBy, source, target, taken } = importing;
  const derived = derivedId(owner, source, row.key || contentOf(target, textIn(row)));
  const same = known.mayChange.has(derived) ? derived : known.byIdentity.get(identityOf(target, textIn(row)));
  const fuller = recordThatSaysMore(app, importing, row, same);
  if (fuller !== null) return { status: 'here', id: fuller };
  if (same !== undefined && known.mayChange.get(same)) {
    if (taken.has(same)) throw twice(target);
    const record = findRecord(app, target.collection, same);
    if (record !== null) return change(app, importing, row, record);
  }
  const holder = recordThatHolds(app, importing, row, same);
  if (holder !== null) return { status: 'here', id: holder };
  const present = findRecord(app, target.collection, derived);
  // The same file may have been sent twice: what the other import makes meanwhile is not known to this one.
  if (present?.getString(ownedBy) === owner) return change(app, importing, row, present);
  // Another person's record has this id only if somebody chose it on purpose.
  return create(app, importing, row, present === null ? derived : randomId());
}

/**
 * A record with all of a row's content, where the file lacks a field of its identity; or `null`. Such a file can't tell records
 * apart that differ only in this field, so that each of its rows is one of them.
 */
function recordThatSaysMore(app: App, importing: Importing, row: SentRow, same?: string): string | null {
  const { known, target, taken, parts } = importing;
  if (same !== undefined && !taken.has(same)) return null;
  const fields = target.identity.filter((field) => field in row.values);
  if (fields.length === target.identity.length || fields.length === 0) return null;
  const name = fields.join();
  const byPart = parts.get(name) ?? idsByPart(known, target, fields);
  parts.set(name, byPart);
  const ids = byPart.get(identityOf(target, textIn(row), fields)) ?? [];
  return recordAmong(app, importing, row, { ids, mayDiffer: [] });
}

/** The most records that are read to compare them with one row: a person may have thousands that are alike. */
const MOST_READ = 20;

interface Choice {
  ids: readonly string[];
  /** The fields in which the record may differ from the row. */
  mayDiffer: readonly string[];
}

/** The id of one of these records that is about no other row, and has the row's content; or `null`. */
function recordAmong(
  app: App,
  importing: Importing,
  row: SentRow,
  { ids, mayDiffer }: Choice,
): string | null {
  const { target, taken } = importing;
  const free = ids.filter((id) => !taken.has(id)).slice(0, MOST_READ);
  const found = free.find((id) => {
    const record = findRecord(app, target.collection, id);
    if (record === null) return false;
    return changesBy(importing, row, record).every(({ field }) => mayDiffer.includes(field));
  });
  return found ?? null;
}

function twice({ identity: [field = ''] }: ImportTarget): RowRefusal {
  return new RowRefusal({ [field]: 'The file has this twice. The first one is used.' });
}

/** The id of a record that has all of the row's content, but may not be changed or has another identity; or `null`. */
function recordThatHolds(app: App, importing: Importing, row: SentRow, same?: string): string | null {
  const { known, target } = importing;
  const likeness = likenessOf(target, textIn(row));
  const alike = likeness === null ? [] : (known.byLikeness.get(likeness) ?? []);
  const ids = same === undefined ? alike : [same, ...alike];
  return recordAmong(app, importing, row, { ids, mayDiffer: target.identity });
}

function create(app: App, importing: Importing, row: SentRow, id: string): Done {
  const { target, ownedBy, owner, written } = importing;
  const record = new Record(app.findCollectionByNameOrId(target.collection));
  record.set('id', id);
  record.load({ ...row.values, ...target.fixed });
  record.set(ownedBy, owner);
  if (importing.isPreview) checkNew(app, importing, record);
  else {
    app.save(record);
    written.push({ record, hasFiles: row.files.length > 0, before: null });
  }
  return { status: 'new', id: record.id };
}

/** Refuses what a save would refuse: the database reports a duplicate value only when it writes. */
function checkNew(app: App, { target, unique }: Importing, record: HubRecord): void {
  app.validate(record);
  if (unique && isTaken(app, target.collection, unique, record.getString(unique.field)))
    throw new RowRefusal({ [unique.field]: unique.sentence });
}

/** Empty values of a file leave the record's as they are. */
function isFilled(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The fields of a row, in the target's order: the server's engine returns a body's fields in any order. */
function fieldsOf(target: ImportTarget, values: JsonObject): readonly string[] {
  return target.fields.filter((field) => field in values);
}

/** Merges a row into a record, and returns the fields that change. */
function changesBy(
  { fields, source, target }: Importing,
  { values }: SentRow,
  record: HubRecord,
): FieldChange[] {
  const filled: JsonObject = Object.fromEntries(
    fieldsOf(target, values).flatMap((field) =>
      isFilled(values[field]) ? [[field, values[field]] as const] : [],
    ),
  );
  const before = textsOf(record, Object.keys(filled));
  const stored = Object.fromEntries(
    Object.entries(before).map(([field, text]) => [
      field,
      fields.get(field)?.type === 'json' ? (JSON.parse(text || 'null') as unknown) : text,
    ]),
  );
  const merged = target.merge?.(filled, stored, source) ?? filled;
  record.load(merged);
  return changesBetween(before, textsOf(record, Object.keys(filled)));
}

function change(app: App, importing: Importing, row: SentRow, record: HubRecord): Done {
  const { target, written } = importing;
  const isTouched = target.isTouched?.(record) ?? false;
  const before = textsOf(record, fieldsOf(target, row.values));
  let own = changesBy(importing, row, record);
  if (own.length > 0) {
    app.validate(record);
    // The checks trim values.
    own = changesBetween(before, textsOf(record, Object.keys(before)));
  }
  const lacking = row.files.filter((field) => record.getString(field) === '');
  const changes = [...own, ...lacking.map((field) => ({ field, from: '', to: 'file' }))];
  if (changes.length === 0) return { status: 'here', id: record.id };
  if (!importing.isPreview) {
    if (own.length > 0) {
      record.set('rev', record.getInt('rev') + 1);
      app.saveNoValidate(record);
    }
    const changed = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
    written.push({ record, hasFiles: lacking.length > 0, before: changed });
  }
  return { status: 'changed', id: record.id, changes, isTouched };
}

function textsOf(record: HubRecord, fields: readonly string[]): { [field: string]: string } {
  return Object.fromEntries(fields.map((field) => [field, record.getString(field)]));
}

function changesBetween(
  before: { readonly [field: string]: string },
  after: { readonly [field: string]: string },
): FieldChange[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before[field] ?? '', to }))
    .filter(({ from, to }) => from.normalize() !== to.normalize());
}
