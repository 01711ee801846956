import type { CalendarDate } from '@hub/calendar';
import { isStale, listAll, pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import { trainedWorkout } from './person.schema';
import { standingWorkout, type Workout } from './workout.schema';
import { workoutRepository, workoutsKey } from './workouts';

/** Records a page of workouts (specification §9.20). */
const WORKOUTS_PAGE_SIZE = 100;
/** Records a page where only their days are asked for. */
const DAYS_PAGE_SIZE = 500;

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

  const listStanding = (filter: string) =>
    listAll(client, 'workouts', standingWorkout, {
      perPage: DAYS_PAGE_SIZE,
      filter,
      sort: 'date,id',
      fields: Object.keys(standingWorkout.entries).join(','),
    });

  return {
    /** All workouts of one person on these days, in their order. */
    listBetween: (user: string, { from, to }: Days): Promise<Workout[]> =>
      workouts.listAll({
        perPage: WORKOUTS_PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        sort: 'date,id',
      }),
    /** One person's workouts on these days, of their exercises only what is ticked. */
    listTrained: (user: string, { from, to }: Days) =>
      listAll(client, 'workouts', trainedWorkout, {
        perPage: DAYS_PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        sort: 'date,id',
        fields: 'id,user,date,exercises.completed',
      }),

    /** What stands on everybody's days, from one on, or was made for them and moved. */
    listStanding: (from: CalendarDate) =>
      listStanding(client.filter('date >= {:from} || plannedDate >= {:from}', { from })),
    /** What stands on one person's days, or was made for them and moved. */
    listStandingOf: (user: string, { from, to }: Days) =>
      listStanding(
        client.filter(
          '(user = {:user} && date >= {:from} && date <= {:to}) || ' +
            '(user = {:user} && plannedDate >= {:from} && plannedDate <= {:to})',
          { user, from, to },
        ),
      ),
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

/** What one person has ticked on these days. Past midnight the last answer stays until the new one is there. */
export const trainedByQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'trained-by', user, days],
    queryFn: () => calendar.listTrained(user, days),
    placeholderData: keepPreviousData,
  });

/** What stands on everybody's days, from one on. While another day loads, the last answer stays. */
export const standingQuery = (from: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'standing', from],
    queryFn: () => calendar.listStanding(from),
    placeholderData: keepPreviousData,
  });

/** What stands on one person's days. While other days load, the last answer stays. */
export const standingOfQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'standing', user, days],
    queryFn: () => calendar.listStandingOf(user, days),
    placeholderData: keepPreviousData,
  });
