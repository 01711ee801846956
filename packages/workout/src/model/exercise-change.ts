import { type Exercise, readExercises, type StoredExercise } from './exercise';

/** What an athlete changes of one exercise of a workout; nothing else of it is theirs to change. */
export interface ExerciseChange {
  exerciseId: string;
  completed?: boolean;
  results?: string;
}

function changed<E extends object>(exercise: E, { completed, results }: ExerciseChange) {
  return {
    ...exercise,
    ...(completed === undefined ? {} : { completed }),
    ...(results === undefined ? {} : { results }),
  };
}

/** A stored list with one change put into it, all else as it was; `null` when the exercise is no longer there. */
export function withChange(
  stored: readonly StoredExercise[],
  change: ExerciseChange,
): StoredExercise[] | null {
  const place = readExercises(stored).findIndex(({ id }) => id === change.exerciseId);
  if (place < 0) return null;
  return stored.map((exercise, index) => (index === place ? changed(exercise, change) : exercise));
}

/** The exercises as they will be once `changes` are saved. */
export function withChanges(exercises: readonly Exercise[], changes: readonly ExerciseChange[]): Exercise[] {
  return exercises.map((exercise) =>
    changes.filter(({ exerciseId }) => exerciseId === exercise.id).reduce(changed<Exercise>, exercise),
  );
}
