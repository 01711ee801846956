import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { readObjects, type Stored, textOrEmpty } from './stored';

/**
 * The exercises of a plan's workout, or of another workout, for a new workout: with all stored fields, but
 * not done, and without results and sets. Each has a unique `id`, and a `code` by which its history is found;
 * both are derived from the stored values, so that they are the same each time (specification §3.21).
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
