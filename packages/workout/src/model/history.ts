import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';
import { type ExerciseSet, sameExercise, loggedOrWritten } from '../rules';

/** What is looked through for results: workouts, the latest first. */
export interface PastWorkout {
  id: string;
  date: CalendarDate;
  workoutTitle: string;
  exercises: readonly Exercise[];
}

/** What was written down for an exercise, as it was written, and logged of it. */
export interface PastResult {
  workoutId: string;
  exerciseId: string;
  date: CalendarDate;
  workoutTitle: string;
  text: string;
  /** The sets that were done, warm-ups too. */
  sets: readonly ExerciseSet[];
}

/** How many workouts are looked through for what was done last time, with the one that is open (specification §9.28). */
const LOOKED_THROUGH = 50;

/** The results of the same exercise, in the order of the workouts. */
export function pastResults(workouts: readonly PastWorkout[], of: Exercise): PastResult[] {
  return workouts.flatMap(({ id, date, workoutTitle, exercises }) =>
    exercises
      .filter((exercise) => sameExercise(exercise, of))
      .map((exercise) => ({
        workoutId: id,
        exerciseId: exercise.id,
        date,
        workoutTitle,
        text: exercise.results,
        sets: exercise.sets.filter(({ done }) => done),
      }))
      .filter(({ text, sets }) => text !== '' || sets.length > 0),
  );
}

/** The sets that a result names: those that were logged, else those that its words can be read as; `[]` for neither. */
export function setsOf({ sets, text }: PastResult): readonly ExerciseSet[] {
  return loggedOrWritten(sets, text);
}

/** Whether a workout is another one, of the day of a second or before. */
export function isBefore(workout: { id: string; date: CalendarDate }, { id, date }: PastWorkout): boolean {
  return workout.id !== id && workout.date <= date;
}

/** What was written for an exercise before a workout, the last time. */
export function lastResult(
  workouts: readonly PastWorkout[],
  workout: PastWorkout,
  of: Exercise,
): PastResult | undefined {
  return pastResults(
    workouts.filter((other) => isBefore(other, workout)),
    of,
  )[0];
}

/** Whether enough workouts up to this one are known to say that an exercise was not done lately. */
export function isLookedThrough(workouts: readonly PastWorkout[], { date }: PastWorkout): boolean {
  return workouts.filter((other) => other.date <= date).length >= LOOKED_THROUGH;
}

/** How an address names an exercise: by its id or its code, and by its title where those are labels. */
export interface ExerciseName {
  name: string;
  /** `null` for any. */
  title: string | null;
}

/** The latest exercise with a name: its title is the one in use. */
export function namedExercise(
  workouts: readonly PastWorkout[],
  { name, title }: ExerciseName,
): Exercise | undefined {
  return workouts
    .flatMap(({ exercises }) => exercises)
    .find(
      (exercise) =>
        (exercise.id === name || exercise.code === name) && (title === null || exercise.title === title),
    );
}
