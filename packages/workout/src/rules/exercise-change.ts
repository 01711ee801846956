import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import type { Stored } from './stored';

/** What an athlete changes of an exercise of a workout; nothing else of it is theirs to change. */
export interface ExerciseChange {
  completed?: boolean;
  results?: string;
}

/** Where an exercise stands in a stored list, by its id; -1 where it does not. */
export function placeOf(stored: readonly Stored[], exerciseId: string): number {
  return distinctNames(exerciseNames(stored)).indexOf(exerciseId);
}

/** A stored list with a change of one exercise, all else as it was: the same list where nothing differs. */
export function withChange<Exercise extends Stored>(
  stored: readonly Exercise[],
  exerciseId: string,
  change: ExerciseChange,
): readonly Exercise[] {
  const place = placeOf(stored, exerciseId);
  const now: ExerciseChange = stored[place] ?? change;
  const { completed = now.completed, results = now.results } = change;
  if (completed === now.completed && results === now.results) return stored;
  const changes = {
    ...(completed !== undefined && { completed }),
    ...(results !== undefined && { results }),
  };
  return stored.map((exercise, index) => (index === place ? { ...exercise, ...changes } : exercise));
}
