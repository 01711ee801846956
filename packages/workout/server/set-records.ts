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

/** An exercise in a workout, and the other entries of the same one: a warm-up and a test of the best, for example. */
function entriesOf(list: readonly Stored[], exercise: Stored): Entry[] {
  const identity = identityOf(exercise);
  const isSame = (other: Stored) =>
    other === exercise || (identity.code !== '' && sameExercise(identityOf(other), identity));
  return namesOf(list).flatMap((exerciseId, place) => {
    const other = list[place];
    return other !== undefined && isSame(other) ? [{ exerciseId, sets: readSets(other['sets']) }] : [];
  });
}

/** The done sets of some entries in the order in which they were done; one without a time follows the one before it. */
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
 * A workout's list with the records of one exercise (specification §3.302): each done set is compared with those
 * before it in the workout, and with `before`, everything that its athlete has done of the exercise up to that day.
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
  // A workout can have 3,000 sets of one exercise: each is read once.
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

/** The values of the done sets of an exercise, as a text: only they decide what is a record. */
function doneValues(list: readonly Stored[], exerciseId: string): string {
  return JSON.stringify(
    setsIn(list, exerciseId)
      .filter(({ done }) => done)
      .map(valuesOf),
  );
}

/**
 * A workout's list with the records of an exercise, if its done sets differ from those in `kept`, the list before:
 * the correction of one set can make a record of another one, or be better than it.
 */
export function withRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  { exerciseId, kept }: { exerciseId: string; kept: readonly Stored[] },
): readonly Stored[] {
  const exercise = list[placeOf(list, exerciseId)];
  if (exercise === undefined || doneValues(list, exerciseId) === doneValues(kept, exerciseId)) return list;
  return withRecordsOf(list, exercise, earlierSetsOf(app, placeIn(workout), exercise));
}

/**
 * A whole list that an athlete has written, with the records of its sets: those of an exercise whose done sets
 * are unchanged stay. Records in the sent list are ignored.
 */
export function withFoundRecords(
  app: App,
  workout: HubRecord,
  list: readonly Stored[],
  kept: readonly Stored[],
): readonly Stored[] {
  const names = namesOf(list);
  const own = names.reduce<readonly Stored[]>((found, exerciseId) => {
    const sets = setsIn(found, exerciseId);
    if (sets.length === 0) return found;
    return withSets(found, exerciseId, withStoredRecords(sets, setsIn(kept, exerciseId)));
  }, list);
  return names.reduce((found, exerciseId) => withRecords(app, workout, found, { exerciseId, kept }), own);
}
