import { isIdOfAnother } from '../chosen-id';
import { derivedId } from '../imports/identity';
import type { JsonObject } from '../json-object';
import { textFrom } from '../services/stored';
import { findRecord } from '../transaction';
import type { Archived } from './archived';
import { RowRefusal } from '../imports/refusal';

/** The number of other ids that are tried if the record's own is taken. */
const MOST_TRIES = 3;

/** The columns of a unique index, and its condition. */
const UNIQUE = /^CREATE UNIQUE INDEX .* ON `?\w+`? \((?<columns>[^)]*)\)(?: WHERE (?<where>.*))?$/;

/** The id under which a record of a file is or will be stored. */
export interface Place {
  id: string;
  /** Whether it is already one of the person's records. */
  isHere: boolean;
}

/**
 * Finds the id for a record of a file: that of the person's record with the same id, with the id derived earlier because its
 * own was taken, or with the same values in a unique index. Otherwise the record is new, and keeps its id if that is unused.
 * The same record of the same person always gets the same id.
 */
export function placeOf(tx: App, collection: Archived, owner: string, values: JsonObject): Place {
  const { name, ownedBy } = collection;
  const id = String(values['id']);
  const others = Array.from({ length: MOST_TRIES }, (_, at) =>
    derivedId(owner, 'archive', JSON.stringify([name, id, at])),
  );
  const candidates = [id, ...others].map((one) => ({ id: one, record: findRecord(tx, name, one) }));
  const own = candidates.find(({ record }) => record?.getString(ownedBy) === owner);
  if (own !== undefined) return { id: own.id, isHere: true };
  const same = sameByIndex(tx, collection, owner, values);
  if (same !== '') return { id: same, isHere: true };
  const free = candidates.find(
    ({ id: one, record }) => record === null && !isIdOfAnother(tx, name, one, owner),
  );
  if (free === undefined) throw new RowRefusal({ id: 'Other records have taken its place.' });
  return { id: free.id, isHere: false };
}

const comparedText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** The id of the person's record that a unique index does not allow beside this one; empty where there is none. */
function sameByIndex(
  tx: App,
  { name, ownedBy, indexes }: Archived,
  owner: string,
  values: JsonObject,
): string {
  for (const index of indexes) {
    const { columns, where = 'TRUE' } = UNIQUE.exec(index)?.groups ?? {};
    if (columns === undefined) continue;
    const names = columns.split(',').map((column) => column.trim().split(' ')[0] ?? '');
    const equal = names.map((column) => `${column} = {:${column}} COLLATE NOCASE`).join(' AND ');
    const bound = Object.fromEntries(names.map((column) => [column, comparedText(values[column])]));
    const found = textFrom(
      tx,
      `SELECT coalesce(max(id), '') AS text FROM ${name} WHERE ${ownedBy} = {:own} AND ${equal} AND (${where})`,
      { ...bound, [ownedBy]: owner, own: owner },
    );
    if (found !== '') return found;
  }
  return '';
}
