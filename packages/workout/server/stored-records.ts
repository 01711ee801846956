import { canonical } from '../src/rules';

/** A set in its stored form; only the hub writes its records. */
interface WithRecords {
  readonly records?: unknown;
}

/** The values of a set without its records, as a text. */
export function valuesOf({ records: _, ...values }: WithRecords): string {
  return canonical(values);
}

/** Restores the hub's records in unchanged sets, and removes them from changed ones. */
export function withStoredRecords<Set extends WithRecords>(
  sets: readonly Set[],
  stored: readonly Set[],
): Set[] {
  const before = new Map(stored.map((set) => [valuesOf(set), set.records]));
  return sets.map((set) => {
    const { records: _, ...values } = set;
    const records = before.get(valuesOf(set));
    return (records === undefined ? values : { ...values, records }) as Set;
  });
}
