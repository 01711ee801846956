import { estimatedMaximum, type ExerciseSet, inKg, isHard, sameExercise, setsOfResult } from '../rules';
import type { Exercise } from './exercise';
import { isBefore, type PastWorkout } from './history';

/** The completed sets without warm-ups: the logged ones, otherwise those in the written results. */
function doneSets({ sets, results }: Exercise): readonly ExerciseSet[] {
  const logged = sets.filter(isHard);
  return logged.length > 0 ? logged : (setsOfResult(results) ?? []);
}

/** An exercise in each of the workouts before one, the latest first. */
function earlier(workouts: readonly PastWorkout[], workout: PastWorkout, of: Exercise): Exercise[] {
  return workouts
    .filter((other) => isBefore(other, workout))
    .flatMap(({ exercises }) => exercises.filter((exercise) => sameExercise(exercise, of)));
}

/** The last sets of an exercise before a workout (specification §4.350); none if they can't be read. */
export function lastSets(
  workouts: readonly PastWorkout[],
  workout: PastWorkout,
  of: Exercise,
): readonly ExerciseSet[] {
  return (
    earlier(workouts, workout, of)
      .map(doneSets)
      .find(({ length }) => length > 0) ?? []
  );
}

/** The best estimated maximum of an exercise before a workout, in kg; `null` without any weight. */
export function bestEstimate(
  workouts: readonly PastWorkout[],
  workout: PastWorkout,
  of: Exercise,
): number | null {
  return bestOfExercises(earlier(workouts, workout, of));
}

/** The best estimated maximum of an exercise in all workouts, in kg; `null` without any weight. */
export function bestOf(workouts: readonly PastWorkout[], of: Exercise): number | null {
  return bestOfExercises(
    workouts.flatMap(({ exercises }) => exercises.filter((exercise) => sameExercise(exercise, of))),
  );
}

function bestOfExercises(exercises: readonly Exercise[]): number | null {
  const estimates = exercises
    .flatMap(doneSets)
    .map(({ weight, unit = 'kg', reps }) =>
      weight === undefined || reps === undefined ? null : estimatedMaximum(inKg(weight, unit), reps),
    )
    .filter((estimate) => estimate !== null);
  return estimates.length === 0 ? null : Math.max(...estimates);
}
