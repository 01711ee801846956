import type { CalendarDate } from '@hub/calendar';
import { isStale, listAll, pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import { trainedWorkout } from './person.schema';
import { knownWorkout, standingWorkout, type Workout } from './workout.schema';
import { workoutRepository, workoutsKey } from './workouts';

/** The page size of workouts (specification §9.20). */
const WORKOUTS_PAGE_SIZE = 100;
/** The page size if only a few fields are requested. */
const DAYS_PAGE_SIZE = 500;

const STANDING_FIELDS = Object.keys(standingWorkout.entries);
/** The fields that determine whether a plan may still change a workout. */
const BEGUN_FIELDS = [
  ...['planMark', 'finished', 'note'],
  ...['exercises.completed', 'exercises.results', 'exercises.sets'],
];

/** A range of days, both ends included. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** A person's workouts by day, for their coach. */
export function calendarRepository(client: PocketBase) {
  const workouts = workoutRepository(client);

  /** Moves a workout to another day, even if it was changed meanwhile: only its date is written. */
  async function move(workout: Pick<Workout, 'id' | 'rev'>, date: CalendarDate): Promise<Workout> {
    try {
      return await workouts.update(workout, { date });
    } catch (error) {
      if (!isStale(error)) throw error;
      return move(await workouts.get(workout.id), date);
    }
  }

  return {
    /** All workouts of one person on these days, in order. */
    listBetween: (user: string, { from, to }: Days): Promise<Workout[]> =>
      workouts.listAll({
        perPage: WORKOUTS_PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        sort: 'date,id',
      }),
    /** One person's workouts on these days, with only the ticks of their exercises. */
    listTrained: (user: string, { from, to }: Days) =>
      listAll(client, 'workouts', trainedWorkout, {
        perPage: DAYS_PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        sort: 'date,id',
        fields: 'id,user,date,exercises.completed',
      }),

    /** Everybody's workouts from a day on, and those that were generated for such a day and moved. */
    listStanding: (from: CalendarDate) =>
      listAll(client, 'workouts', standingWorkout, {
        perPage: DAYS_PAGE_SIZE,
        filter: client.filter('date >= {:from} || plannedDate >= {:from}', { from }),
        sort: 'date,id',
        fields: STANDING_FIELDS.join(','),
      }),
    /** One person's workouts on these days, or generated for them and moved, with whether each is begun. */
    listStandingOf: (user: string, { from, to }: Days) =>
      listAll(client, 'workouts', knownWorkout, {
        perPage: DAYS_PAGE_SIZE,
        filter: client.filter(
          '(user = {:user} && date >= {:from} && date <= {:to}) || ' +
            '(user = {:user} && plannedDate >= {:from} && plannedDate <= {:to})',
          { user, from, to },
        ),
        sort: 'date,id',
        fields: [...STANDING_FIELDS, ...BEGUN_FIELDS].join(','),
      }),
    move,
  };
}

/** The calendar of the signed-in coach. */
export const calendar = calendarRepository(pb);

/** One person's workouts on these days. While other days load, the previous ones stay. */
export const daysQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'days', user, days],
    queryFn: () => calendar.listBetween(user, days),
    placeholderData: keepPreviousData,
  });

/** One person's ticks on these days. After midnight, the previous ones stay until the new ones have loaded. */
export const trainedByQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'trained-by', user, days],
    queryFn: () => calendar.listTrained(user, days),
    placeholderData: keepPreviousData,
  });

/** The workouts of everybody from a day on. While another day loads, the previous result stays. */
export const standingQuery = (from: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'standing', from],
    queryFn: () => calendar.listStanding(from),
    placeholderData: keepPreviousData,
  });

/** One person's workouts on these days. While other days load, the previous result stays. */
export const standingOfQuery = (user: string, days: Days) =>
  queryOptions({
    queryKey: [...workoutsKey, 'standing', user, days],
    queryFn: () => calendar.listStandingOf(user, days),
    placeholderData: keepPreviousData,
  });
