import type { PickableExercise } from '../../plans/model/plan-exercise';
import { readTags } from '../../../model/exercise';
import { exerciseOf, loadLibrary } from './library';

/**
 * The built-in exercises, in the form that a workout can contain. The name is the id: an imported workout
 * identifies the same exercise by its name, so that they share one history.
 */
export async function loadPickable(): Promise<PickableExercise[]> {
  const entries = await loadLibrary();
  return entries.map((entry) => {
    const values = exerciseOf(entry);
    return { ...values, id: entry.name, tags: readTags(values.tags) };
  });
}
