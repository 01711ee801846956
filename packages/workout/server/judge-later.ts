import { addDays } from '@hub/calendar';
import { findRecord, jsonIn } from '@hub/pocketbase/hooks';
import {
  canonical,
  type EarlierSet,
  earlierSets,
  isLabel,
  readObjects,
  readSets,
  sameExercise,
  type Stored,
} from '../src/rules';
import { earlierSetsOf, identityOf, type LaterWorkout, laterWorkoutsOf } from './earlier-sets';
import { withRecordsOf } from './set-records';

/** A workout as it was or is: its day and its list. */
interface State {
  date: string;
  list: readonly Stored[];
}

/** The entries of an exercise in a workout, and the sets that later ones are compared with. */
interface Done {
  exercise: Stored;
  entries: readonly Stored[];
  sets: readonly EarlierSet[];
}

/** What was done of each exercise in a workout, by what identifies it. One that nothing identifies is left out. */
function doneIn({ date, list }: State): Map<string, Done> {
  const done = new Map<string, Done>();
  for (const exercise of list) {
    const { id, code, title } = identityOf(exercise);
    const key = isLabel(code) ? JSON.stringify([id, code, title]) : code;
    const { entries = [], sets = [] } = done.get(key) ?? {};
    const added = { entries: [...entries, exercise], sets: [...sets, ...earlierSets(exercise, date)] };
    if (code !== '') done.set(key, { exercise, ...added });
  }
  return done;
}

/** The sets among these that differ; of equal ones, the first. */
function distinct(sets: readonly EarlierSet[]): EarlierSet[] {
  const found = new Map<string, EarlierSet>();
  for (const set of sets) {
    const key = JSON.stringify([set.weight, set.reps, set.seconds, set.metres]);
    if (!found.has(key)) found.set(key, set);
  }
  return [...found.values()];
}

/** A list with the records of an exercise, held against these sets. */
function judged(list: readonly Stored[], exercise: Stored, before: readonly EarlierSet[]) {
  const entry = list.find((other) => sameExercise(identityOf(other), identityOf(exercise)));
  return entry === undefined ? list : withRecordsOf(list, entry, before);
}

const recordsIn = (list: readonly Stored[]) =>
  canonical(list.map(({ sets }) => readSets(sets).map(({ records = [] }) => records)));

/** Saves the records of an exercise in a workout, held against these sets. */
function saveRecords(tx: App, id: string, exercise: Stored, before: readonly EarlierSet[]): void {
  const workout = findRecord(tx, 'workouts', id);
  if (workout === null) return;
  workout.set('exercises', judged(stateOf(workout).list, exercise, before));
  workout.set('rev', workout.getInt('rev') + 1);
  tx.save(workout);
}

/** Judges an exercise's sets in later workouts again, day by day, against those of the `changed` one as well. */
function judgeExercise(tx: App, user: string, since: string, changed: LaterWorkout, exercise: Stored): void {
  const place = { user, date: since, workout: changed.id };
  const later = laterWorkoutsOf(tx, place, exercise);
  if (later.length === 0) return;
  const setsIn = ({ entries, date }: LaterWorkout) => entries.flatMap((entry) => earlierSets(entry, date));
  const all = [...later, changed];
  let before = earlierSetsOf(tx, { ...place, date: addDays(since, -1) }, exercise);
  for (const day of [...new Set(all.map(({ date }) => date))].sort()) {
    const ofDay = all.filter(({ date }) => date === day);
    for (const { id, entries } of ofDay.filter((workout) => workout !== changed)) {
      const against = [...before, ...ofDay.filter((other) => other.id !== id).flatMap(setsIn)];
      if (recordsIn(judged(entries, exercise, against)) !== recordsIn(entries))
        saveRecords(tx, id, exercise, against);
    }
    before = distinct([...before, ...ofDay.flatMap(setsIn)]);
  }
}

/** Reads the day and the list of a workout. */
export const stateOf = (workout: HubRecord): State => ({
  date: workout.getString('date'),
  list: readObjects(jsonIn(workout, 'exercises')),
});

/** Judges the records of later workouts again after a workout has changed (specification §3.1421). */
export function judgeLater(tx: App, workout: HubRecord, was: State, is: State): void {
  const since = was.date < is.date ? was.date : is.date;
  const [before, after] = [doneIn(was), doneIn(is)];
  for (const [key, { exercise }] of new Map([...before, ...after])) {
    const [earlier, now] = [before.get(key)?.sets ?? [], after.get(key)?.sets ?? []];
    if (JSON.stringify(earlier) === JSON.stringify(now)) continue;
    const changed = { id: workout.id, date: is.date, entries: after.get(key)?.entries ?? [] };
    judgeExercise(tx, workout.getString('user'), since, changed, exercise);
  }
}
