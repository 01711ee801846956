import { readTags } from '../../../model/exercise';
import { exerciseOf, type LibraryEntry } from '../../people/library/library';
import type { PickableExercise } from './plan-exercise';

/** The built-in exercises, as a workout contains them; by name, like imported ones, to share one history. */
export function pickableOf(entries: readonly LibraryEntry[]): PickableExercise[] {
  return entries.map((entry) => {
    const values = exerciseOf(entry);
    return { ...values, id: entry.name, tags: readTags(values.tags) };
  });
}
