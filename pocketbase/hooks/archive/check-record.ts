import { isInstantOf } from '@hub/calendar';
import type { Field } from '../../schema-types';
import { RowRefusal } from '../imports/refusal';
import type { JsonObject } from '../json-object';
import { type Archived, archivedFields, fileFields } from './archived';
import { RECORD_ID, type SentRecord } from './request';

/** More than any record's number of saves, and low enough for exact integer arithmetic. */
const MOST_REVISIONS = 1_000_000_000;

/** An instant as PocketBase stores it. */
const MOMENT = /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether a field of this type accepts a JSON value. */
function isOfType(value: unknown, { type }: Field): boolean {
  switch (type) {
    case 'json':
      return true;
    case 'bool':
      return typeof value === 'boolean';
    case 'number':
      return Number.isSafeInteger(value);
    case 'autodate':
      return isInstantOf(MOMENT, value);
    default:
      return typeof value === 'string';
  }
}

/** Refuses a record without an id, with an unknown field, or with a value of the wrong type. */
export function checkRecord(collection: Archived, { record, files }: SentRecord): void {
  const { id, ...values } = record;
  if (typeof id !== 'string' || !RECORD_ID.test(id)) throw new RowRefusal({ id: 'The record has no id.' });
  const fields = new Map(archivedFields(collection).map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name);
    if (field === undefined) throw new RowRefusal({ [name]: 'A file can’t set this.' });
    if (!isOfType(value, field))
      throw new RowRefusal({ [name]: 'This is not the kind of value that the field holds.' });
  }
  const { rev } = values;
  if (typeof rev === 'number' && rev < 1) throw new RowRefusal({ rev: 'The first revision is 1.' });
  if (typeof rev === 'number' && rev > MOST_REVISIONS)
    throw new RowRefusal({ rev: 'No record has been changed so often.' });
  const names = fileFields(collection);
  const other = files.find((name) => !names.includes(name) || !record[name]);
  if (other !== undefined) throw new RowRefusal({ [other]: 'No file belongs here.' });
}

/** The value with the file's ids replaced by those that they got here, also in lists and objects. */
export function withIds(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return Object.hasOwn(ids, value) ? ids[value] : value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, one]) => [key, withIds(one, ids)]),
  );
}
