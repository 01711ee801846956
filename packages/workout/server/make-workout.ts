import { contentsOf, markOf, type Stored } from '../src/rules';

/** The length and alphabet of PocketBase's own ids. */
const ID = { length: 15, alphabet: 'abcdefghijklmnopqrstuvwxyz0123456789' };

/** A new id of a batch. */
export function newBatch(): string {
  return $security.randomStringWithAlphabet(ID.length, ID.alphabet);
}

/** The common fields of all workouts that are generated from one workout of a plan, by its key. */
export function patternsOf(stored: readonly Stored[]) {
  return new Map(
    [...contentsOf(stored)].map(([key, content]) => [
      key,
      { ...content, exercises: JSON.stringify(content.exercises), planMark: markOf(content) },
    ]),
  );
}

/** Sets fields of a record, and saves it. */
export function saveWith(tx: App, record: HubRecord, values: object): void {
  record.load(values);
  tx.save(record);
}
