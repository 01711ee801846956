import { pb } from '@hub/pb-client';
import { recordRepository, type Records } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Workout, workoutItem, type WorkoutValues } from './workout.schema';

/** The only access to the collection `workouts`, with the permissions of `client`'s person. */
export function workoutRepository(client: PocketBase) {
  return recordRepository<typeof workoutItem, WorkoutValues>(client, {
    collection: 'workouts',
    schema: workoutItem,
  });
}

/** The common prefix of the query keys of workouts: one invalidation refreshes everything. */
export const workoutsKey = ['workouts'] as const;

/** For forms: loads, saves and deletes workouts. */
export const workoutRecords: Records<Workout, WorkoutValues> = {
  repository: workoutRepository(pb),
  key: workoutsKey,
};
