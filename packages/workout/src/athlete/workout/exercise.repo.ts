import { isStale, parseRecord, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type Workout, workoutItem } from '../../api/workout.schema';
import { workoutRepository } from '../../api/workouts';
import {
  type ExerciseEdit,
  type WholeEdit,
  isOfExercise,
  listWithEdits,
  type WorkoutEdit,
} from '../../model/exercise-edit';

/**
 * Saves a change of one exercise in the current version of its workout; repeating it changes nothing. Throws a
 * `HubError`: `not-found`, or `conflict` if somebody else wrote results that the person has not seen.
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

/** Adds an exercise to the person's own workout, or removes one, in the current version of its list. */
async function saveList(client: PocketBase, workout: Workout, edit: ExerciseEdit): Promise<Workout> {
  const workouts = workoutRepository(client);
  const exercises = listWithEdits(workout.stored, [edit]);
  if (exercises === workout.stored) return workout;
  try {
    return await workouts.update(workout, { exercises: [...exercises] });
  } catch (error) {
    if (!isStale(error)) throw error;
    return saveList(client, await workouts.get(workout.id), edit);
  }
}

/** Saves changes of a whole workout, whatever else was changed since. Throws a `HubError`. */
async function saveWhole(client: PocketBase, workoutId: string, edit: WholeEdit): Promise<Workout> {
  const workouts = client.collection('workouts');
  const saved = await request(client, () => workouts.update<unknown>(workoutId, { ...edit }));
  return parseRecord(workoutItem, saved);
}

/** Saves an edit with the right request; `workout` is the known version. Throws a `HubError`. */
export function saveEdit(client: PocketBase, workout: Workout, edit: WorkoutEdit): Promise<Workout> {
  if (!isOfExercise(edit)) return saveWhole(client, workout.id, edit);
  const changesList = edit.added !== undefined || edit.removed === true;
  return changesList ? saveList(client, workout, edit) : saveExercise(client, workout.id, edit);
}
