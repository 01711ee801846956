import { parseRecord, pb, request } from '@hub/pb-client';
import { recordRepository, type Records } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import type { ExerciseEdit } from '../model/exercise-edit';
import { type Workout, workoutItem, type WorkoutValues } from './workout.schema';

/** The only way to the collection `workouts`, as `client`'s person sees it. */
export function workoutRepository(client: PocketBase) {
  return {
    ...recordRepository<typeof workoutItem, WorkoutValues>(client, {
      collection: 'workouts',
      schema: workoutItem,
    }),

    /**
     * Saves what was done to one exercise, in the workout as it is by then; sent twice, it is saved once. Throws a
     * `HubError`: `not-found` where the workout or the exercise has gone, `conflict` where someone else wrote other
     * results than were seen, and then nothing is saved.
     */
    saveExercise: async (id: string, { exerciseId, ...body }: ExerciseEdit): Promise<Workout> => {
      const path = `/api/hub/workouts/${id}/exercises/${encodeURIComponent(exerciseId)}`;
      return parseRecord(
        workoutItem,
        await request(client, () => client.send<unknown>(path, { method: 'PATCH', body })),
      );
    },
  };
}

/** Everything about workouts lies under this key: one invalidation refreshes it all. */
export const workoutsKey = ['workouts'] as const;

/** The workouts, to open, save and delete. */
export const workoutRecords = {
  repository: workoutRepository(pb),
  key: workoutsKey,
} satisfies Records<Workout, WorkoutValues>;
