import { pb } from '@hub/pb-client';
import { recordRepository, type Records } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Workout, workoutItem, type WorkoutValues } from './workout.schema';

/** The only way to the collection `workouts`, as `client`'s person sees it. */
export function workoutRepository(client: PocketBase) {
  return recordRepository<typeof workoutItem, WorkoutValues>(client, {
    collection: 'workouts',
    schema: workoutItem,
  });
}

/** Everything about workouts lies under this key: one invalidation refreshes it all. */
export const workoutsKey = ['workouts'] as const;

/** The workouts, to open, save and delete. */
export const workoutRecords: Records<Workout, WorkoutValues> = {
  repository: workoutRepository(pb),
  key: workoutsKey,
};
