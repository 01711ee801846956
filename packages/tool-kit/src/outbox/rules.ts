import type { QueryKey } from '@tanstack/react-query';
import type { Conflict } from '../record/conflict';
import { draftOf, type FieldTable, recordConflict, type StoredOf } from '../record/field-table';
import type { OrderIn } from '../record/list-order';
import type { Locked, Records } from '../record/record-repository';

/** How new records of a collection wait, and how they are sent. */
interface Creation<Item, Values> {
  /** The record that `values` will be. */
  made: (id: string, values: Values, owner: string, at: Date) => Item;
  create: (id: string, values: Values) => Promise<Item>;
}

/**
 * How the changes of one collection wait on the device, and how they are sent. `Changes` is what a change of an item is
 * kept as; a new one is kept as the values that it is made of.
 */
export interface OutboxRules<Item extends Locked, Changes extends object> {
  readonly key: QueryKey;
  /** Where a record stands in the lists under this key. */
  readonly orderIn?: OrderIn<Item> | undefined;
  /** What the record is called in the list of what waits. */
  nameOf: (item: Item) => string;
  /** Where it is opened. */
  pathOf: (id: string) => string;
  /** Whether such changes can wait: a file can't. */
  canWait: (changes: object) => boolean;
  /** Left out where no new record can wait. */
  readonly creation?: Creation<Item, Changes>;
  /** The record with `changes` in it. */
  changed: (item: Item, changes: Changes) => Item;
  /** Two changes of a record as one. */
  merged: (earlier: Changes, later: Changes) => Changes;
  /** What of the changes somebody else has otherwise by now. Nothing contested: all of it is saved. */
  conflict: (before: Item, changes: Changes, latest: Item) => Conflict;
  /** Whether two versions of a record say the same, so that there is nothing to ask about. */
  isAlike: (one: Item, other: Item) => boolean;
  /** What of the changes is not in a record as it is now; `null` where all of it is. */
  missing: (changes: Changes, latest: Item) => Changes | null;
  /** The changes as they overwrite what somebody else has made of the record. */
  mergedOver: (changes: Changes, latest: Item) => Changes;
  /** What is left of the changes where the other's stay; `null` for nothing. */
  leftBeside: (changes: Changes, latest: Item) => Changes | null;
  get: (id: string) => Promise<Item>;
  update: (before: Item, changes: Changes) => Promise<Item>;
  delete: (id: string) => Promise<void>;
}

/** The rules of a collection for the outbox, which keeps changes of every collection and knows the shape of none. */
export type AnyRules = OutboxRules<Locked, object>;

/** How new records of a collection wait. Throws where none can: `canWait` of the outbox has let none in. */
export function creationOf({ creation }: AnyRules): NonNullable<AnyRules['creation']> {
  if (creation === undefined) throw new Error('No new record of this collection can wait.');
  return creation;
}

/** What a tool says of records whose fields stand in a table, so that their changes may wait. */
export interface RecordOutbox<Item extends Locked & StoredOf<Table>, Values, Table extends FieldTable> {
  records: Records<Item, Values>;
  fields: Table;
  /** A new record without what a person decides of it. */
  blank: (owner: string, at: Date) => Omit<Item, 'id' | 'rev'>;
  /** What the record is called in the list of what waits. */
  nameOf: (item: Item) => string;
  /** Where it is opened. */
  pathOf: (id: string) => string;
  /** Whether such values can wait; all unless given. */
  canWait?: (values: Partial<Values>) => boolean;
}

/** The same of a collection whose records have some shape or other. */
export type AnyRecordOutbox = RecordOutbox<Locked & StoredOf<FieldTable>, object, FieldTable>;

/** What was sent as nothing is read as `null`. */
function read(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );
}

/** The rules for records whose fields stand in a table: what somebody else changed meanwhile is asked about. */
function recordRules<Item extends Locked & StoredOf<Table>, Values, Table extends FieldTable>({
  records: { repository, key, orderIn },
  fields,
  blank,
  nameOf,
  pathOf,
  canWait = () => true,
}: RecordOutbox<Item, Values, Table>): OutboxRules<Item, Partial<Values>> {
  const changed = (item: object, changes: Partial<Values>) => ({ ...item, ...read(changes) }) as Item;
  const conflict = (before: Item, changes: Partial<Values>, latest: Item) =>
    recordConflict(fields, before, draftOf(fields, changed(before, changes)), latest);
  const isIn = (name: string, value: unknown, latest: Item) =>
    conflict(latest, { [name]: value } as Partial<Values>, latest).contested.length === 0;
  return {
    key,
    orderIn,
    nameOf,
    pathOf,
    canWait,
    creation: {
      made: (id, values, owner, at) => changed({ ...blank(owner, at), id, rev: 0 }, values),
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
}

/** The rules that a tool's outbox comes to. */
export function rulesOf(outbox: AnyRules | AnyRecordOutbox): AnyRules {
  // What is kept for a collection comes back to the rules that it was kept by.
  return 'fields' in outbox ? (recordRules(outbox) as unknown as AnyRules) : outbox;
}
