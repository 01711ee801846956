import type { CalendarDate } from '@hub/calendar';
import { isStale, pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import type { Workout } from './workout.schema';
import { workoutRepository, workoutsKey } from './workouts';

/** Records a page of workouts (specification §9.20). */
const WORKOUTS_PAGE_SIZE = 100;

/** Days from the first to the last; both count. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** A person's workouts, day by day, as a coach sees and changes them. */
export function calendarRepository(client: PocketBase) {
  const workouts = workoutRepository(client);

  /** Takes a workout to another day, also when it has changed since it was read: only its date is decided here. */
  async function move(workout: Pick<Workout, 'id' | 'rev'>, date: CalendarDate): Promise<Workout> {
    try {
      return await workouts.update(workout, { date });
    } catch (error) {
      if (!isStale(error)) throw error;
      return move(await workouts.get(workout.id), date);
    }
  }

  return {
    /** All workouts of one person on these days, in their order. */
    listBetween: (user: string, { from, to }: Days): Promise<Workout[]> =>
      workouts.listAll({
        perPage: WORKOUTS_PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        sort: 'date,id',
      }),
    move,
  };
}

/** The calendar of the signed-in coach. */
export const calendar = calendarRepository(pb);

/** One person's workouts on these days. While other days load, the last ones stay. */
export const daysQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'days', user, days],
    queryFn: () => calendar.listBetween(user, days),
    placeholderData: keepPreviousData,
  });
