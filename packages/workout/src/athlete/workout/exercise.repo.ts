import { parseRecord, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type Workout, workoutItem } from '../../api/workout.schema';
import type { ExerciseEdit } from '../../model/exercise-edit';

/**
 * Saves what was done to one exercise, in the workout as it is by then; sent twice, it is saved once. Throws a `HubError`:
 * `not-found` where the workout or the exercise has gone, `conflict` where someone else wrote other results than were
 * seen, and then nothing is saved.
 */
export async function saveExercise(
  client: PocketBase,
  workoutId: string,
  { exerciseId, ...body }: ExerciseEdit,
): Promise<Workout> {
  const path = `/api/hub/workouts/${workoutId}/exercises/${encodeURIComponent(exerciseId)}`;
  const saved = await request(client, () => client.send<unknown>(path, { method: 'PATCH', body }));
  return parseRecord(workoutItem, saved);
}
