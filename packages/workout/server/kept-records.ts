import { isJsonObject } from '@hub/pocketbase/json-object';

/** A value as a text that is the same in whatever order the keys of its objects came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((key) => [key, part[key]]),
        )
      : part,
  );
}

/** A set as it can be stored: its records are the hub's. */
interface WithRecords {
  readonly records?: unknown;
}

/** The values of a set without its records, as a text. */
export function valuesOf({ records: _, ...values }: WithRecords): string {
  return canonical(values);
}

/** Sets with the records that the hub wrote into those that are as they were; the others have none. */
export function withKeptRecords<Set extends WithRecords>(sets: readonly Set[], kept: readonly Set[]): Set[] {
  const before = new Map(kept.map((set) => [valuesOf(set), set.records]));
  return sets.map((set) => {
    const { records: _, ...values } = set;
    const records = before.get(valuesOf(set));
    return (records === undefined ? values : { ...values, records }) as Set;
  });
}
