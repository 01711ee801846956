import { readTags } from '../../../model/exercise';
import { exerciseOf, type LibraryEntry } from '../../people/library/library';
import type { PickableExercise } from './plan-exercise';

/**
 * The built-in exercises, in the form that a workout can contain. The name is the id: an imported workout
 * identifies the same exercise by its name, so that they share one history.
 */
export function pickableOf(entries: readonly LibraryEntry[]): PickableExercise[] {
  return entries.map((entry) => {
    const values = exerciseOf(entry);
    return { ...values, id: entry.name, tags: readTags(values.tags) };
  });
}
