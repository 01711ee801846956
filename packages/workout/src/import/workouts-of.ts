import { workoutsLimits } from '@hub/pb-client';
import type { ImportProblem, ImportRow } from '@hub/tool-kit/import';
import { groupBy } from '../model/group-by';
import { OWN_TITLE } from '../model/own-workout';
import {
  distinctNames,
  type ExerciseSet,
  isHard,
  MOST_ENTRIES,
  MOST_EXERCISES_BYTES,
  MOST_SECONDS,
  MOST_SETS,
  setsInWords,
  setsProblem,
} from '../rules';
import type { ImportedExercise, ImportedWorkout, LoggedSet, LoggedWorkout } from './imported-workout';
import { RowFault } from './row-fault';

/** The name of a superset is one letter. */
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** Joins texts as lines, without duplicates. */
function together(texts: readonly string[]): string {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].join('\n');
}

/** The start and end of a workout; the start is `null` if its duration is unknown or longer than a day. */
function spanOf({ start: { date, at }, end }: LoggedWorkout): { begun: Date | null; finished: Date } {
  // Without a time it ends at noon, so that the instant is on that day in other time zones, too.
  if (at === null) return { begun: null, finished: new Date(`${date}T12:00:00`) };
  const length = end === null ? 0 : end.getTime() - at.getTime();
  return end !== null && length > 0 && length <= MOST_SECONDS * 1000
    ? { begun: at, finished: end }
    : { begun: null, finished: at };
}

/** The sets of an exercise; a set beyond a limit is a problem with its line. */
function setsOf(rows: readonly LoggedSet[], problems: ImportProblem[]): ExerciseSet[] {
  const sets: ExerciseSet[] = [];
  for (const { line, exercise, values } of rows) {
    if (values === null) continue;
    const set = { id: String(sets.length + 1), kind: 'work', ...values } as ExerciseSet;
    const problem = setsProblem([...sets, set]);
    if (problem === null) sets.push(set);
    else problems.push({ title: exercise, line, reason: problem });
  }
  return sets;
}

function exerciseOf(title: string, rows: readonly LoggedSet[], sets: ExerciseSet[]): ImportedExercise {
  const notes = together(rows.map((row) => row.notes));
  // The ids of other programs have no meaning here, so the name identifies the exercise.
  return { id: title, code: title, title, notes, completed: true, results: setsInWords(sets), sets };
}

function withSuperset(exercise: ImportedExercise, group: string): ImportedExercise {
  const sets = Math.min(Math.max(exercise.sets.filter(isHard).length, 1), MOST_SETS);
  return { ...exercise, target: { sets, group } };
}

/** A workout's exercises in order, with supersets and new ids. Throws `RowFault` for too many supersets. */
function exercisesOf(rows: readonly LoggedSet[], problems: ImportProblem[]): ImportedExercise[] {
  const byName = groupBy(rows, ({ exercise, superset }) => JSON.stringify([exercise, superset]));
  const groups = [...byName.values()]
    .map((of) => ({ title: of[0].exercise, superset: of[0].superset, of, sets: setsOf(of, problems) }))
    .filter(({ sets }) => sets.length > 0);
  const supersets = [...groupBy(groups, ({ superset }) => superset)].flatMap(([superset, group]) =>
    superset !== '' && group.length > 1 ? [superset] : [],
  );
  if (supersets.length > LETTERS.length)
    throw new RowFault(`A workout has at most ${LETTERS.length} supersets.`);
  const letters = new Map(supersets.map((superset, at) => [superset, LETTERS[at]]));
  const ids = distinctNames(groups.map(({ title }) => title));
  return groups.map(({ superset, title, of, sets }, at) => {
    const exercise = { ...exerciseOf(title, of, sets), id: ids[at] ?? title };
    const letter = letters.get(superset);
    return letter === undefined ? exercise : withSuperset(exercise, letter);
  });
}

/** Gives the first set the time at which the workout began: the hub stores only times of sets. */
function withBegin(exercises: readonly ImportedExercise[], begun: Date | null): readonly ImportedExercise[] {
  const [first, ...others] = exercises;
  const [set, ...sets] = first?.sets ?? [];
  if (first === undefined || set === undefined || begun === null) return exercises;
  return [{ ...first, sets: [{ ...set, at: begun.toISOString() }, ...sets] }, ...others];
}

/** Why a workout can't be stored, as a sentence; `null` if it can. */
function problemOf({ workoutTitle, note, exercises }: ImportedWorkout): string | null {
  const { workoutTitle: mostTitle, note: mostNote } = workoutsLimits;
  if ([...workoutTitle].length > mostTitle) return `The title is longer than ${mostTitle} characters.`;
  if ([...note].length > mostNote) return `The note is longer than ${mostNote} characters.`;
  if (exercises.length > MOST_ENTRIES) return `A workout has at most ${MOST_ENTRIES} exercises.`;
  const bytes = new TextEncoder().encode(JSON.stringify(exercises)).length;
  return bytes > MOST_EXERCISES_BYTES ? 'The exercises and their notes are too long.' : null;
}

/** The workout for some sets; `null` if it would be empty. Throws `RowFault` if it is beyond a limit. */
function workoutOf(rows: readonly LoggedSet[], workout: LoggedWorkout, problems: ImportProblem[]) {
  const exercises = exercisesOf(rows, problems);
  if (exercises.length === 0) return null;
  const { begun, finished } = spanOf(workout);
  const hasTimes = rows.some(({ values }) => Boolean(values?.at));
  const values: ImportedWorkout = {
    date: workout.start.date,
    workoutTitle: titleOf(workout),
    finished: finished.toISOString(),
    note: together(rows.map((row) => row.workout.note)),
    exercises: hasTimes ? exercises : withBegin(exercises, begun),
  };
  const problem = problemOf(values);
  if (problem !== null) throw new RowFault(problem);
  return values;
}

const titleOf = ({ title }: LoggedWorkout) => title.trim() || OWN_TITLE;

/** The workouts for the sets of a file, in its order; anything beyond a limit is a problem with its line. */
export function workoutsOf(
  sets: readonly LoggedSet[],
  unread: readonly ImportProblem[],
): { rows: ImportRow<ImportedWorkout>[]; problems: ImportProblem[] } {
  const rows: ImportRow<ImportedWorkout>[] = [];
  const problems = [...unread];
  for (const of of groupBy(sets, ({ workoutKey }) => workoutKey).values()) {
    const [{ line, workout }] = of;
    const title = titleOf(workout);
    const found: ImportProblem[] = [];
    try {
      const values = workoutOf(of, workout, found);
      if (values !== null) rows.push({ title, line, values });
      problems.push(...found);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      problems.push({ title, line, reason: error.message });
    }
  }
  return { rows, problems: problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}
