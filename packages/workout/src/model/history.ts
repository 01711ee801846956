import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';
import { sameExercise } from './same-exercise';

/** What is looked through for results: workouts, the latest first. */
export interface PastWorkout {
  id: string;
  date: CalendarDate;
  workoutTitle: string;
  exercises: readonly Exercise[];
}

/** What was written down for an exercise, as it was written. */
export interface PastResult {
  workoutId: string;
  date: CalendarDate;
  workoutTitle: string;
  text: string;
}

/** How many workouts before one are looked through for what was done last time (specification §9.20). */
const LOOKED_THROUGH = 50;

/** The results of the same exercise, in the order of the workouts. */
export function pastResults(workouts: readonly PastWorkout[], of: Exercise): PastResult[] {
  return workouts.flatMap(({ id, date, workoutTitle, exercises }) =>
    exercises
      .filter((exercise) => sameExercise(exercise, of) && exercise.results !== '')
      .map(({ results }) => ({ workoutId: id, date, workoutTitle, text: results })),
  );
}

function isBefore(workout: { id: string; date: CalendarDate }, { id, date }: PastWorkout): boolean {
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

/** Whether enough workouts before this one are known to say that it was not done lately. */
export function isLookedThrough(workouts: readonly PastWorkout[], workout: PastWorkout): boolean {
  return workouts.filter((other) => isBefore(other, workout)).length >= LOOKED_THROUGH;
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
