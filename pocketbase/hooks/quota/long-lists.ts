import type { Archived } from '../archive/archived';

/** A JSON field that may have this many bytes counts towards the quota, like documents. */
const LONG = 100_000;
/** Lists up to this many characters are saved without adding up the others; almost no workout's are longer. */
const SHORT = 20_000;

/** The fields of a collection whose lists can be long: the exercises of workouts, and the workouts of plans. */
export function longFields({ fields }: Archived): string[] {
  return fields.flatMap((field) => (field.type === 'json' && field.maxSize >= LONG ? [field.name] : []));
}

function lengthOf(record: HubRecord, fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + record.getString(field).length, 0);
}

/** By how many characters this save makes the record's lists longer; 0 while they are short. */
export function growthOfLists(record: HubRecord, fields: readonly string[]): number {
  const length = lengthOf(record, fields);
  return length <= SHORT ? 0 : Math.max(0, length - lengthOf(record.original(), fields));
}
