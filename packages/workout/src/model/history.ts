import type { CalendarDate } from '@hub/calendar';
import { doneAt, type Exercise } from './exercise';
import { type ExerciseSet, sameExercise } from '../rules';

/** A workout in which results are searched. */
export interface PastWorkout {
  id: string;
  date: CalendarDate;
  workoutTitle: string;
  exercises: readonly Exercise[];
}

/** The result of an exercise in one workout: the written text and the logged sets. */
export interface PastResult {
  workoutId: string;
  exerciseId: string;
  date: CalendarDate;
  workoutTitle: string;
  text: string;
  /** The completed sets, including warm-ups. */
  sets: readonly ExerciseSet[];
}

/** How many workouts are searched for the last result, including the open one (specification §9.28). */
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

/** When the first set of a workout was done, in milliseconds since 1970; `Infinity` if no set has a time. */
const begunAt = ({ exercises }: PastWorkout) => Math.min(...doneAt(exercises));

/** Whether a workout is another one, of an earlier day, or of the same one unless it was begun later. */
export function isBefore(other: PastWorkout, workout: PastWorkout): boolean {
  if (other.id === workout.id || other.date > workout.date) return false;
  const begun = begunAt(other);
  return other.date < workout.date || begun === Infinity || begun <= begunAt(workout);
}

/** The last result of an exercise before a workout. */
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

/** Whether enough workouts up to this one are loaded to know that the exercise was not done recently. */
export function isLookedThrough(workouts: readonly PastWorkout[], { date }: PastWorkout): boolean {
  return workouts.filter((other) => other.date <= date).length >= LOOKED_THROUGH;
}

/** How an address identifies an exercise: by its id or code, and also by its title if those are labels. */
export interface ExerciseName {
  name: string;
  /** `null` for any. */
  title: string | null;
}

/** The latest exercise with a name: its title is the current one. */
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
