import type { PickableExercise } from '../../plans/model/plan-exercise';
import { readTags } from '../../../model/exercise';
import { exerciseOf, loadLibrary } from './library';

/**
 * The exercises that come with the hub, as a workout takes them. The name is the id: a workout that was brought in from
 * another program calls the same exercise by it, and they share one history.
 */
export async function loadPickable(): Promise<PickableExercise[]> {
  const entries = await loadLibrary();
  return entries.map((entry) => {
    const values = exerciseOf(entry);
    return { ...values, id: entry.name, tags: readTags(values.tags) };
  });
}
