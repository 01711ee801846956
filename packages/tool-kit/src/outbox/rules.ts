import type { QueryKey } from '@tanstack/react-query';
import type { Conflict } from '../record/conflict';
import { draftOf, type FieldTable, recordConflict, type StoredOf } from '../record/field-table';
import type { PlaceIn } from '../record/place';
import type { Locked, RecordRepository, Records } from '../record/record-repository';

/** How the changes of one collection wait on the device, and how they are sent. */
export interface OutboxRules {
  readonly key: QueryKey;
  /** Where a record stands in the lists under this key. */
  readonly placeIn?: PlaceIn<Locked> | undefined;
  /** What the record is called in the list of what waits. */
  nameOf: (item: Locked) => string;
  /** Where it is opened. */
  pathOf: (id: string) => string;
  /** Whether such values can wait: a file can't. */
  canWait: (values: object) => boolean;
  /** The record that `values` will be. */
  made: (id: string, values: object, owner: string, at: Date) => Locked;
  /** The record with `changes` in it. */
  changed: (item: Locked, changes: object) => Locked;
  /** Two changes of a record as one. */
  merged: (earlier: object, later: object) => object;
  /** What of the changes somebody else has otherwise by now. Nothing contested: all of it is saved. */
  conflict: (before: Locked, changes: object, latest: Locked) => Conflict;
  /** Whether two versions of a record say the same, so that there is nothing to ask about. */
  isAlike: (one: Locked, other: Locked) => boolean;
  /** What of the changes is not in a record as it is now; `null` where all of it is. */
  missing: (changes: object, latest: Locked) => object | null;
  /** The changes as they overwrite what somebody else has made of the record. */
  keptOver: (changes: object, latest: Locked) => object;
  /** What is left of the changes where the other's stay; `null` for nothing. */
  leftBeside: (changes: object, latest: Locked) => object | null;
  get: (id: string) => Promise<Locked>;
  create: (id: string, values: object) => Promise<Locked>;
  update: (before: Locked, changes: object) => Promise<Locked>;
  delete: (id: string) => Promise<void>;
}

/** What a tool says of records whose fields stand in a table, so that their changes may wait. */
export interface RecordOutbox<
  Item extends Locked = Locked,
  Values = unknown,
  Table extends FieldTable = FieldTable,
> {
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

/** What was sent as nothing is read as `null`. */
function read(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );
}

/** The rules for records whose fields stand in a table: what somebody else changed meanwhile is asked about. */
function recordRules({ records, fields, blank, nameOf, pathOf, canWait }: RecordOutbox): OutboxRules {
  const { get, create, update, delete: remove } = records.repository as RecordRepository<Locked, object>;
  const changed = (item: object, changes: object) => ({ ...item, ...read(changes) }) as Locked;
  const stored = (item: Locked) => item as unknown as StoredOf<FieldTable>;
  const conflict = (before: Locked, changes: object, latest: Locked) =>
    recordConflict(fields, stored(before), draftOf(fields, stored(changed(before, changes))), stored(latest));
  const isIn = (name: string, value: unknown, latest: Locked) =>
    conflict(latest, { [name]: value }, latest).contested.length === 0;
  return {
    key: records.key,
    placeIn: records.placeIn,
    nameOf,
    pathOf,
    canWait: canWait ?? (() => true),
    made: (id, values, owner, at) => changed({ ...blank(owner, at), id, rev: 0 }, values),
    changed,
    merged: (earlier, later) => ({ ...earlier, ...later }),
    conflict,
    isAlike: (one, other) => conflict(one, {}, other).theirsAlone.length === 0,
    missing: (changes, latest) => {
      const missing = Object.entries(changes).filter(([name, value]) => !isIn(name, value, latest));
      return missing.length === 0 ? null : Object.fromEntries(missing);
    },
    keptOver: (changes) => changes,
    leftBeside: () => null,
    get: (id) => get(id),
    create: (id, values) => create(id, values),
    update: (before, changes) => update(before, changes),
    delete: (id) => remove(id),
  };
}

/** The rules that a tool's outbox comes to. */
export function rulesOf(outbox: OutboxRules | RecordOutbox): OutboxRules {
  return 'fields' in outbox ? recordRules(outbox) : outbox;
}
