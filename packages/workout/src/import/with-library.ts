import { distinctNames } from '../rules';
import type { ImportedWorkout } from './imported-workout';
import { type StoredNames, matchExercises, type NamedExercise } from './match-exercises';

/** The names of exercises in workouts, without duplicates. */
export function namesOf(workouts: readonly ImportedWorkout[]): string[] {
  return [...new Set(workouts.flatMap(({ exercises }) => exercises.map(({ title }) => title)))];
}

/** The workouts with the matching library exercises, which have the histories. */
export function withLibrary(
  workouts: readonly ImportedWorkout[],
  library: readonly NamedExercise[],
  stored: StoredNames,
): ImportedWorkout[] {
  const matches = matchExercises(namesOf(workouts), library, stored);
  return workouts.map((workout) => {
    const known = workout.exercises.map((exercise) => {
      const match = matches.get(exercise.title)?.exercise;
      return match ? { ...exercise, code: match.id, title: match.title } : exercise;
    });
    const ids = distinctNames(known.map(({ code }) => code));
    return {
      ...workout,
      exercises: known.map((exercise, at) => ({ ...exercise, id: ids[at] ?? exercise.code })),
    };
  });
}
