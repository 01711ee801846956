import type { CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records } from '@hub/tool-kit';
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

/** A person's two lists of their own workouts: of a day and later, and of before. */
export type OwnList = 'upcoming' | 'past';

/** The filter and the order of a list on a day, like its query. */
export function workoutOrder(list: OwnList, personId: string, today: CalendarDate): ListOrder<Workout> {
  const isUpcoming = list === 'upcoming';
  return {
    belongs: ({ user, date }) => user === personId && date >= today === isUpcoming,
    compare: (a, b) => {
      const [first, second] = isUpcoming ? [a, b] : [b, a];
      return first.date.localeCompare(second.date) || a.id.localeCompare(b.id);
    },
  };
}

/** For forms: loads, saves and deletes workouts. */
export const workoutRecords: Records<Workout, WorkoutValues> = {
  repository: workoutRepository(pb),
  key: workoutsKey,
  orderIn: ([, list, personId, today]) =>
    list === 'upcoming' || list === 'past'
      ? workoutOrder(list, String(personId), today as CalendarDate)
      : undefined,
};
