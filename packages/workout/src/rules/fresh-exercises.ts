import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { readObjects, type Stored, textOrEmpty } from './stored';

/**
 * The exercises of a stored list for a new workout: with all fields, but nothing done. Each gets a unique `id`, and a
 * `code` for its history, which are the same each time (specification §3.21).
 */
export function freshExercises(stored: unknown): Stored[] {
  const entries = readObjects(stored);
  const names = exerciseNames(entries);
  const ids = distinctNames(names);
  return entries.map(({ sets: _, ...exercise }, index) => ({
    ...exercise,
    id: ids[index],
    code: textOrEmpty(exercise['code']) || names[index],
    completed: false,
    results: '',
  }));
}
