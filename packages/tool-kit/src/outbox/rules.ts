import type { QueryKey } from '@tanstack/react-query';
import type { Conflict } from '../record/conflict';
import { draftOf, type FieldTable, recordConflict, type StoredOf } from '../record/field-table';
import type { OrderIn } from '../record/list-order';
import type { Locked, Records } from '../record/record-repository';

/** How new records of a collection wait, and how they are sent. */
interface Creation<Item, Values> {
  /** The record that `values` will be. */
  made(id: string, values: Values, owner: string, at: Date): Item;
  create(id: string, values: Values): Promise<Item>;
}

/**
 * How the changes of one collection are stored on the device, and how they are sent. `Changes` is the stored form of a
 * change of an item; a new item is stored as its values. Methods, not function properties: the rules of one collection
 * then count as {@link AnyRules}, and only ever get changes that they have stored.
 */
export interface OutboxRules<Item extends Locked, Changes extends object> {
  readonly key: QueryKey;
  /** The position of a record in the lists under this key. */
  readonly orderIn?: OrderIn<Item> | undefined;
  /** What the record is called in the list of what waits. */
  nameOf(item: Item): string;
  /** Where it is opened. */
  pathOf(id: string): string;
  /** Whether such changes can wait: a file can't. */
  canWait(changes: object): boolean;
  /** Left out where no new record can wait. */
  readonly creation?: Creation<Item, Changes>;
  /** The record with `changes` in it. */
  changed(item: Item, changes: Changes): Item;
  /** Two changes of a record as one. */
  merged(earlier: Changes, later: Changes): Changes;
  /** The part of the changes that somebody else has changed meanwhile. Empty: everything can be saved. */
  conflict(before: Item, changes: Changes, latest: Item): Conflict;
  /** Whether two versions of a record say the same, so that there is nothing to ask about. */
  isAlike(one: Item, other: Item): boolean;
  /** The part of the changes that a record does not have yet; `null` when it has all of them. */
  missing(changes: Changes, latest: Item): Changes | null;
  /** The changes as they overwrite what somebody else has made of the record. */
  mergedOver(changes: Changes, latest: Item): Changes;
  /** The changes without those that lose against the other person's; `null` when none is left. */
  leftBeside(changes: Changes, latest: Item): Changes | null;
  get(id: string): Promise<Item>;
  update(before: Item, changes: Changes): Promise<Item>;
  delete(id: string): Promise<void>;
}

/** The rules of a collection for the outbox, which keeps changes of every collection and knows the shape of none. */
export type AnyRules = OutboxRules<Locked, object>;

/** How new records of a collection wait. Throws where none can: `canWait` of the outbox has let none in. */
export function creationOf({ creation }: AnyRules): NonNullable<AnyRules['creation']> {
  if (creation === undefined) throw new Error('No new record of this collection can wait.');
  return creation;
}

/** The outbox rules of a tool whose records are described by a field table. */
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

/** An empty value reads as `null`. */
function read(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );
}

/** The rules for records whose fields stand in a table: what somebody else changed meanwhile is asked about. */
export function recordRules<Item extends Locked & StoredOf<Table>, Values, Table extends FieldTable>({
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
