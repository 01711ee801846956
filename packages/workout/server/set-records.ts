import {
  type EarlierSet,
  earlierSets,
  type ExerciseSet,
  exerciseNames,
  distinctNames,
  placeOf,
  readSets,
  recordsOf,
  type SetChange,
  type Stored,
  withSets,
} from '../src/rules';
import { earlierSetsOf } from './earlier-sets';
import { valuesOf, withStoredRecords } from './stored-records';

interface ChangedSets {
  exerciseId: string;
  changes: readonly SetChange[];
}

/**
 * The other completed sets of this exercise, except those that were saved together with this one and come
 * after it.
 */
function othersOf(
  set: ExerciseSet,
  sets: readonly ExerciseSet[],
  changed: ReadonlySet<string>,
  on: string,
): EarlierSet[] {
  const later = sets.slice(sets.indexOf(set)).filter(({ id }) => changed.has(id));
  return earlierSets({ sets: sets.filter((other) => other !== set && !later.includes(other)) }, on);
}

/**
 * A workout's list with the records of the changed sets (specification §3.302): each is compared with
 * everything that its athlete has done of the exercise, up to the day of the workout.
 */
export function withRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  { exerciseId, changes }: ChangedSets,
): readonly Stored[] {
  const exercise = list[placeOf(list, exerciseId)];
  const changed = new Set(changes.map(({ id }) => id));
  const sets = readSets(exercise?.['sets']);
  if (exercise === undefined || !sets.some(({ id, done }) => done && changed.has(id))) return list;
  const before = earlierSetsOf(app, workout, exercise);
  const on = workout.getString('date');
  const withTheirs = sets.map((set): ExerciseSet => {
    if (!changed.has(set.id)) return set;
    const { records: _, ...values } = set;
    const found = recordsOf(values, { before, sameDay: othersOf(set, sets, changed, on) });
    return found.length === 0 ? values : { ...values, records: found };
  });
  return withSets(list, exerciseId, withTheirs);
}

/**
 * A whole list that an athlete has written, with the records of its sets: unchanged sets keep their stored
 * records, and those of other sets are determined again. Records in the sent list are ignored.
 */
export function withFoundRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  kept: readonly Stored[],
): readonly Stored[] {
  const names = distinctNames(exerciseNames(list));
  return names.reduce<readonly Stored[]>((found, exerciseId, place) => {
    const sets = readSets(list[place]?.['sets']);
    if (sets.length === 0) return found;
    const before = readSets(kept[placeOf(kept, exerciseId)]?.['sets']);
    const unchanged = new Set(before.map(valuesOf));
    const changes = sets.filter((set) => !unchanged.has(valuesOf(set))).map(({ id }) => ({ id }));
    const stripped = withSets(found, exerciseId, withStoredRecords(sets, before));
    return withRecords(app, workout, stripped, { exerciseId, changes });
  }, list);
}
