import {
  type EarlierSet,
  earlierSet,
  type ExerciseSet,
  exerciseNames,
  distinctNames,
  isHard,
  placeOf,
  readSets,
  recordsOf,
  sameExercise,
  type SetRecord,
  type Stored,
  withSets,
} from '../src/rules';
import { earlierSetsOf, identityOf, type WorkoutPlace } from './earlier-sets';
import { valuesOf, withStoredRecords } from './stored-records';

/** The sets of an exercise in a workout. */
interface Entry {
  exerciseId: string;
  sets: readonly ExerciseSet[];
}

const placeIn = (workout: HubRecord): WorkoutPlace => ({
  user: workout.getString('user'),
  date: workout.getString('date'),
  workout: workout.id,
});
const namesOf = (list: readonly Stored[]) => distinctNames(exerciseNames(list));
const setsIn = (list: readonly Stored[], exerciseId: string) =>
  readSets(list[placeOf(list, exerciseId)]?.['sets']);

/** All entries of an exercise in a workout: it may contain one twice, such as for a warm-up and a test. */
function entriesOf(list: readonly Stored[], exercise: Stored): Entry[] {
  const identity = identityOf(exercise);
  const isSame = (other: Stored) =>
    other === exercise || (identity.code !== '' && sameExercise(identityOf(other), identity));
  return namesOf(list).flatMap((exerciseId, place) => {
    const other = list[place];
    return other !== undefined && isSame(other) ? [{ exerciseId, sets: readSets(other['sets']) }] : [];
  });
}

/** The done sets of some entries in the order of their times; a set without a time follows the one before it. */
function inOrder(entries: readonly Entry[]): ExerciseSet[] {
  let time = 0;
  const timed = entries
    .flatMap(({ sets }) => sets.filter(({ done }) => done))
    .map((set) => {
      time = set.at === undefined ? time : Date.parse(set.at);
      return { set, time };
    });
  return timed.sort((one, other) => one.time - other.time).map(({ set }) => set);
}

/**
 * Returns a workout's exercises with the records of one (specification §3.302): each done set is compared with those
 * before it in the workout, and with `before`, the athlete's earlier sets of the exercise up to that day.
 */
export function withRecordsOf(
  list: readonly Stored[],
  exercise: Stored,
  before: readonly EarlierSet[],
): readonly Stored[] {
  const entries = entriesOf(list, exercise);
  const done = inOrder(entries);
  const sameDay: EarlierSet[] = [];
  const records = new Map<ExerciseSet, SetRecord[]>();
  // Reads each set once: a workout can have 3,000 of one exercise.
  for (const set of done) {
    records.set(set, recordsOf(set, { before, sameDay }));
    // Its day is named in no record: the best before is one of another workout.
    if (isHard(set)) sameDay.push(earlierSet(set, ''));
  }
  const withTheirs = ({ records: _, ...values }: ExerciseSet, found: SetRecord[] = []): ExerciseSet =>
    found.length === 0 ? values : { ...values, records: found };
  return entries.reduce<readonly Stored[]>(
    (found, { exerciseId, sets }) =>
      sets.length === 0
        ? found
        : withSets(
            found,
            exerciseId,
            sets.map((set) => withTheirs(set, records.get(set))),
          ),
    list,
  );
}

/** The values of an exercise's done sets, as a text: its records depend on these alone. */
function doneValues(list: readonly Stored[], exerciseId: string): string {
  return JSON.stringify(
    setsIn(list, exerciseId)
      .filter(({ done }) => done)
      .map(valuesOf),
  );
}

/** Returns the list with new records of an exercise whose done sets have changed: one set can affect others. */
export function withRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  { exerciseId, stored }: { exerciseId: string; stored: readonly Stored[] },
): readonly Stored[] {
  const exercise = list[placeOf(list, exerciseId)];
  if (exercise === undefined || doneValues(list, exerciseId) === doneValues(stored, exerciseId)) return list;
  return withRecordsOf(list, exercise, earlierSetsOf(app, placeIn(workout), exercise));
}

/** Returns a sent list with the hub's records: those of changed sets are found again, sent ones are ignored. */
export function withFoundRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  stored: readonly Stored[],
): readonly Stored[] {
  const names = namesOf(list);
  const own = names.reduce<readonly Stored[]>((found, exerciseId) => {
    const sets = setsIn(found, exerciseId);
    if (sets.length === 0) return found;
    return withSets(found, exerciseId, withStoredRecords(sets, setsIn(stored, exerciseId)));
  }, list);
  return names.reduce((found, exerciseId) => withRecords(app, workout, found, { exerciseId, stored }), own);
}
