import type { JsonObject } from '@hub/pocketbase/json-object';
import {
  distinctNames,
  type ExerciseSet,
  loggedOrWritten,
  readObjects,
  readSets,
  type Stored,
} from '../src/rules';
import { canonical } from './kept-records';

/** What of a set is done: of these a file says all, and the hub may know more beside them. */
const AMOUNTS = ['kind', 'weight', 'unit', 'reps', 'seconds', 'metres'] as const;
/** RPE and the repetitions in reserve make ten. */
const MOST_RPE = 10;
/** The characters of an ISO instant up to its minutes. */
const TO_THE_MINUTE = '2025-12-22T08:37'.length;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const effortOf = ({ rpe, rir }: ExerciseSet) => rpe ?? (rir === undefined ? undefined : MOST_RPE - rir);
const areSame = (one: ExerciseSet, other: ExerciseSet) => AMOUNTS.every((name) => one[name] === other[name]);

/** A set of a file over the one that the hub has of it: its id, its time, its records and its own count of effort stay. */
function mergeSet(set: ExerciseSet, kept: ExerciseSet): ExerciseSet {
  const effort = effortOf(set);
  if (effort === undefined || effort === effortOf(kept)) return kept;
  const { rir: _, ...others } = kept;
  return { ...others, rpe: effort };
}

/** The sets of a file, each over the one of the hub with the same amounts, as far as there is one. */
function mergeSets(sets: readonly ExerciseSet[], kept: readonly ExerciseSet[]): ExerciseSet[] {
  const left = [...kept];
  const merged = sets.map((set) => {
    const at = left.findIndex((one) => areSame(set, one));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same === undefined ? set : mergeSet(set, same);
  });
  const ids = distinctNames(merged.map(({ id }) => id));
  return merged.map((set, at) => ({ ...set, id: ids[at] ?? set.id }));
}

const doneSets = ({ sets, results }: Stored) =>
  loggedOrWritten(readSets(sets), text(results)).filter(({ done }) => done);

/** An exercise of a file over the one of the hub. Where the file has no other sets, what was written beside them stays. */
function mergeExercise(exercise: Stored, kept: Stored): Stored {
  const { title, code, notes, completed, results, target } = exercise;
  const done = doneSets(kept);
  const sets = mergeSets(readSets(exercise['sets']), done);
  const notesOfFile = text(notes);
  return {
    ...kept,
    ...(!isCalled(exercise, kept) && { title, code }),
    ...(!text(kept['notes']).includes(notesOfFile) && { notes: notesOfFile }),
    ...(target !== undefined && kept['target'] === undefined && { target }),
    ...(canonical(sets) !== canonical(done) && { completed, results, sets }),
  };
}

const isCalled = (one: Stored, other: Stored) =>
  text(one['title']).toLowerCase() === text(other['title']).toLowerCase();

function haveSameSets(one: Stored, other: Stored): boolean {
  const [sets, others] = [doneSets(one), doneSets(other)];
  return (
    sets.length > 0 &&
    sets.length === others.length &&
    sets.every((set, at) => areSame(set, others[at] as ExerciseSet))
  );
}

/**
 * The exercises of a file over those of the hub, which are of the same name, or have the same sets under another name. They stay
 * in the hub's order, and what the hub has beside them stays; what only the file has comes last.
 */
function mergeExercises(sent: readonly Stored[], kept: readonly Stored[]): Stored[] {
  const left = [...sent];
  const take = (isIt: (exercise: Stored) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const called = kept.map((of) => take((exercise) => isCalled(exercise, of)));
  const merged = kept.map((of, at) => {
    const exercise = called[at] ?? take((one) => haveSameSets(one, of));
    return exercise === undefined ? of : mergeExercise(exercise, of);
  });
  const ids = distinctNames([...merged, ...left].map(({ id }) => text(id)));
  return [...merged, ...left].map((exercise, at) =>
    at < merged.length ? exercise : { ...exercise, id: ids[at] },
  );
}

/**
 * What a workout of a file says over what the hub has of it, without the fields in which it says nothing new: records of sets,
 * what was written beside them, the seconds of an instant and the hub's part of a note stay.
 */
export function mergeWorkout(values: JsonObject, kept: JsonObject): JsonObject {
  const exercises = readObjects(kept['exercises']);
  const merged = mergeExercises(readObjects(values['exercises']), exercises);
  const isNew: Readonly<Record<string, boolean>> = {
    exercises: canonical(merged) !== canonical(exercises),
    finished:
      text(values['finished']).slice(0, TO_THE_MINUTE) !== text(kept['finished']).slice(0, TO_THE_MINUTE),
    note: !text(kept['note']).includes(text(values['note'])),
  };
  const all: JsonObject = { ...values, ...('exercises' in values && { exercises: merged }) };
  return Object.fromEntries(Object.entries(all).filter(([field]) => isNew[field] ?? true));
}
