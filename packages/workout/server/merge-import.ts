import type { JsonObject } from '@hub/pocketbase/json-object';
import {
  canonical,
  distinctNames,
  type ExerciseSet,
  loggedOrWritten,
  readObjects,
  readSets,
  rpeOf,
  type Stored,
  trimmedText,
} from '../src/rules';

/** The fields of a set that determine whether two sets are the same; the hub can have further fields. */
const AMOUNTS = ['kind', 'weight', 'unit', 'reps', 'seconds', 'metres'] as const;
/** The length of an ISO instant up to the minutes. */
const TO_THE_MINUTE = '2025-12-22T08:37'.length;

const areSame = (one: ExerciseSet, other: ExerciseSet) => AMOUNTS.every((name) => one[name] === other[name]);

/** Merges a set of a file into the hub's set, in which only a different effort is replaced. */
function mergeSet(set: ExerciseSet, stored: ExerciseSet): ExerciseSet {
  const effort = rpeOf(set);
  if (effort === undefined || effort === rpeOf(stored)) return stored;
  const { rir: _, ...others } = stored;
  return { ...others, rpe: effort };
}

/** Merges the sets of a file into those of the hub with the same amounts; other sets of the file are new. */
function mergeSets(sets: readonly ExerciseSet[], stored: readonly ExerciseSet[]): ExerciseSet[] {
  const left = [...stored];
  const merged = sets.map((set) => {
    const at = left.findIndex((one) => areSame(set, one));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same === undefined ? set : mergeSet(set, same);
  });
  const ids = distinctNames(merged.map(({ id }) => id));
  return merged.map((set, at) => ({ ...set, id: ids[at] ?? set.id }));
}

const doneSets = ({ sets, results }: Stored) =>
  loggedOrWritten(readSets(sets), trimmedText(results)).filter(({ done }) => done);

/** Merges an exercise of a file into the hub's. If the sets are the same, the hub's results are kept. */
function mergeExercise(exercise: Stored, stored: Stored): Stored {
  const { title, code, notes, completed, results, target } = exercise;
  const done = doneSets(stored);
  const sets = mergeSets(readSets(exercise['sets']), done);
  const notesOfFile = trimmedText(notes);
  return {
    ...stored,
    ...(!isCalled(exercise, stored) && { title, code }),
    ...(!trimmedText(stored['notes']).includes(notesOfFile) && { notes: notesOfFile }),
    ...(target !== undefined && stored['target'] === undefined && { target }),
    ...(canonical(sets) !== canonical(done) && { completed, results, sets }),
  };
}

const isCalled = (one: Stored, other: Stored) =>
  trimmedText(one['title']).toLowerCase() === trimmedText(other['title']).toLowerCase();

function haveSameSets(one: Stored, other: Stored): boolean {
  const [sets, others] = [doneSets(one), doneSets(other)];
  return (
    sets.length > 0 &&
    sets.length === others.length &&
    sets.every((set, at) => areSame(set, others[at] as ExerciseSet))
  );
}

/**
 * Merges the exercises of a file into those of the hub with the same name, or with the same sets under
 * another name. The hub's order and its other exercises are kept; exercises that only the file has come last.
 */
function mergeExercises(sent: readonly Stored[], stored: readonly Stored[]): Stored[] {
  const left = [...sent];
  const take = (isIt: (exercise: Stored) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const called = stored.map((of) => take((exercise) => isCalled(exercise, of)));
  const merged = stored.map((of, at) => {
    const exercise = called[at] ?? take((one) => haveSameSets(one, of));
    return exercise === undefined ? of : mergeExercise(exercise, of);
  });
  const ids = distinctNames([...merged, ...left].map(({ id }) => trimmedText(id)));
  return [...merged, ...left].map((exercise, at) =>
    at < merged.length ? exercise : { ...exercise, id: ids[at] },
  );
}

/**
 * The fields of a workout in a file that differ from the hub's in a relevant way: the records of sets,
 * written results, the seconds of an instant, and the hub's additions to a note are kept.
 */
export function mergeWorkout(values: JsonObject, stored: JsonObject): JsonObject {
  const exercises = readObjects(stored['exercises']);
  const merged = mergeExercises(readObjects(values['exercises']), exercises);
  const isNew: Readonly<Record<string, boolean>> = {
    exercises: canonical(merged) !== canonical(exercises),
    finished:
      trimmedText(values['finished']).slice(0, TO_THE_MINUTE) !==
      trimmedText(stored['finished']).slice(0, TO_THE_MINUTE),
    note: !trimmedText(stored['note']).includes(trimmedText(values['note'])),
  };
  const all: JsonObject = { ...values, ...('exercises' in values && { exercises: merged }) };
  return Object.fromEntries(Object.entries(all).filter(([field]) => isNew[field] ?? true));
}
