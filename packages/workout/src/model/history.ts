import type { CalendarDate } from '@hub/tool-kit';
import type { Exercise } from './exercise';

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

/** The results of the exercises with a `code`, in the order of the workouts. */
export function pastResults(workouts: readonly PastWorkout[], code: string): PastResult[] {
  return workouts.flatMap(({ id, date, workoutTitle, exercises }) =>
    exercises
      .filter((exercise) => exercise.code === code && exercise.results !== '')
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
  code: string,
): PastResult | undefined {
  return pastResults(
    workouts.filter((other) => isBefore(other, workout)),
    code,
  )[0];
}

/** Whether enough workouts before this one are known to say that it was not done lately. */
export function isLookedThrough(workouts: readonly PastWorkout[], workout: PastWorkout): boolean {
  return workouts.filter((other) => isBefore(other, workout)).length >= LOOKED_THROUGH;
}

/** What the exercise is called, by the latest workout that has it. */
export function titleOf(workouts: readonly PastWorkout[], code: string): string | undefined {
  return workouts.flatMap(({ exercises }) => exercises).find((exercise) => exercise.code === code)?.title;
}
