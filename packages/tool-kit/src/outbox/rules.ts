import type { CollectionName } from '@hub/pb-client';
import type { QueryKey } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import type { Conflict } from '../record/conflict';
import { draftOf, type FieldTable, recordConflict, type StoredOf, valuesOf } from '../record/field-table';
import type { OrderIn } from '../record/list-order';
import type { Records, Versioned } from '../record/record-repository';
import type { Change } from './change';

/** How new records of a collection wait, and how they are sent. */
interface Creation<Item, Values> {
  /** The record that the server will create from `values`. */
  made(id: string, values: Values, owner: string, at: Date): Item;
  create(id: string, values: Values): Promise<Item>;
}

/**
 * How the changes of one collection are stored on the device, and how they are sent. `Changes` is the stored
 * form of a change of an item; a new item is stored as its values. Methods, not function properties: the
 * rules of one collection then count as {@link AnyRules}, and only ever get changes that they have stored.
 */
export interface OutboxRules<Item extends Versioned, Changes extends object> {
  readonly key: QueryKey;
  /** Reads an item as this or an earlier release has stored it on the device. */
  readonly itemParser: GenericSchema<unknown, Item>;
  /** Where a record belongs in the lists under this key. */
  readonly orderIn?: OrderIn<Item> | undefined;
  /** The record's name in the list of unsent changes. */
  nameOf(item: Item): string;
  /** The path that opens the record. */
  pathOf(id: string): string;
  /** Whether these changes can be stored: files can't. */
  canWait(changes: object): boolean;
  /** Missing if new records can't wait. */
  readonly creation?: Creation<Item, Changes>;
  /** Applies `changes` to a record. */
  changed(item: Item, changes: Changes): Item;
  /** Merges two changes of a record. */
  merged(earlier: Changes, later: Changes): Changes;
  /** What somebody else changed as well. Empty if everything can be saved. */
  conflict(before: Item, changes: Changes, latest: Item): Conflict;
  /** Whether two versions of a record have the same content, so that there is no conflict. */
  isAlike(one: Item, other: Item): boolean;
  /** The part of the changes that a record lacks; `null` if it has all of them. */
  missing(changes: Changes, latest: Item): Changes | null;
  /** The changes, based on `latest`, so that they overwrite what somebody else saved. */
  mergedOver(changes: Changes, latest: Item): Changes;
  /** The part of the changes that does not conflict with the other person's; `null` if nothing is left. */
  leftBeside(changes: Changes, latest: Item): Changes | null;
  get(id: string): Promise<Item>;
  update(before: Item, changes: Changes): Promise<Item>;
  delete(id: string): Promise<void>;
}

/** The rules as the outbox uses them: it handles every collection without knowing its types. */
export type AnyRules = OutboxRules<Versioned, object>;

/** The outbox rules by collection. Their code is loaded when there is something to send. */
export type OutboxByCollection = Partial<Record<CollectionName, () => Promise<AnyRules>>>;

/** Whether a change can be stored on the device: its tool allows it, and it contains no file. */
export function canWait(rules: AnyRules, change: Change): boolean {
  if (change.kind === 'create') return rules.creation !== undefined && rules.canWait(change.values);
  return change.kind === 'delete' || rules.canWait(change.changes);
}

/** How new records of a collection wait. Throws if they can't: {@link canWait} has rejected them before. */
export function creationOf({ creation }: AnyRules): NonNullable<AnyRules['creation']> {
  if (creation === undefined) throw new Error('No new record of this collection can wait.');
  return creation;
}

/** The outbox rules of a tool whose records are described by a field table. */
export interface RecordOutbox<Item extends Versioned & StoredOf<Table>, Values, Table extends FieldTable> {
  records: Records<Item, Values>;
  fields: Table;
  /** Reads an item as this or an earlier release has stored it on the device. */
  itemParser: GenericSchema<unknown, Item>;
  /** What a new record has besides the fields of the table, such as its owner. */
  besides: (owner: string, at: Date) => Omit<Item, 'id' | 'rev' | keyof Table>;
  /** The record's name in the list of unsent changes. */
  nameOf: (item: Item) => string;
  /** The path that opens the record. */
  pathOf: (id: string) => string;
  /** Whether these values can be stored; by default all can. */
  canWait?: (values: Partial<Values>) => boolean;
}

/** Empty values become `null`, as in a parsed record. */
function read(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );
}

/** The fields of a record in which nothing was entered. A write-only field has no value, and is `null`. */
function emptyOf(fields: FieldTable): object {
  const values = Object.entries(valuesOf(fields, draftOf(fields, null)));
  return read(Object.fromEntries(values.map(([name, value]) => [name, value ?? null])));
}

/** Declares that changes of these records can be queued. A field that somebody else has changed too is a conflict. */
export function defineOutbox<Item extends Versioned & StoredOf<Table>, Values, Table extends FieldTable>({
  records: { repository, key, orderIn },
  fields,
  itemParser,
  besides,
  nameOf,
  pathOf,
  canWait = () => true,
}: RecordOutbox<Item, Values, Table>): AnyRules {
  const changed = (item: object, changes: Partial<Values>) => ({ ...item, ...read(changes) }) as Item;
  const conflict = (before: Item, changes: Partial<Values>, latest: Item) =>
    recordConflict(fields, before, draftOf(fields, changed(before, changes)), latest);
  const isIn = (name: string, value: unknown, latest: Item) =>
    conflict(latest, { [name]: value } as Partial<Values>, latest).contested.length === 0;
  const rules: OutboxRules<Item, Partial<Values>> = {
    key,
    itemParser,
    orderIn,
    nameOf,
    pathOf,
    canWait,
    creation: {
      made: (id, values, owner, at) =>
        changed({ ...emptyOf(fields), ...besides(owner, at), id, rev: 0 }, values),
      create: (id, values) => repository.create(id, values),
    },
    changed,
    merged: (earlier, later) => ({ ...earlier, ...later }),
    conflict,
    isAlike: (one, other) => conflict(one, {}, other).theirsAlone.length === 0,
    missing: (changes, latest) => {
      const missing = Object.entries(changes).filter(([name, value]) => !isIn(name, value, latest));
      return missing.length === 0 ? null : (Object.fromEntries(missing) as Partial<Values>);
    },
    mergedOver: (changes) => changes,
    leftBeside: () => null,
    get: (id) => repository.get(id),
    update: (before, changes) => repository.update(before, changes),
    delete: (id) => repository.delete(id),
  };
  return rules;
}
