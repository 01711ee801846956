import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow, pb, type RecordPage } from '@hub/pb-client';
import { infiniteQueryOptions, type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import type { Workout } from '../api/workout.schema';
import { workoutRecords, workoutsKey } from '../api/workouts';

/** Records a page of the lists, and of the look-up of what was done before (specification §9.20). */
const LIST_PAGE_SIZE = 100;
const HISTORY_PAGE_SIZE = 50;

/** The history has keys of its own: it shows a tick the next time it is opened. */
export const historyKey = ['workout-history'] as const;

/** The workouts of all pages; one that moved between two pages meanwhile is given once. */
function inOneList({ pages }: InfiniteData<RecordPage<Workout>>): Workout[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** The same, ordered by day: a workout that was moved on this device is in its new place before the hub has saved that. */
function byDay(direction: 1 | -1) {
  return (data: InfiniteData<RecordPage<Workout>>) =>
    inOneList(data).sort((a, b) => direction * a.date.localeCompare(b.date));
}
const nearestFirst = byDay(1);
const latestFirst = byDay(-1);

const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ next }: RecordPage<Workout>) => next,
  select: inOneList,
};

/** One's own workouts of today and later, the nearest first. Past midnight the last list stays until the new is there. */
export const upcomingQuery = (user: string, today: CalendarDate) =>
  infiniteQueryOptions({
    ...paged,
    select: nearestFirst,
    queryKey: [...workoutsKey, 'upcoming', user, today],
    queryFn: ({ pageParam }) =>
      workoutRecords.repository.listPage(pageParam, {
        perPage: LIST_PAGE_SIZE,
        filter: pb.filter('user = {:user} && date >= {:today}', { user, today }),
        sort: 'date,id',
      }),
    placeholderData: keepPreviousData,
  });

/** One's own workouts before today, the latest first. */
export const pastQuery = (user: string, today: CalendarDate) =>
  infiniteQueryOptions({
    ...paged,
    select: latestFirst,
    queryKey: [...workoutsKey, 'past', user, today],
    queryFn: ({ pageParam }) =>
      workoutRecords.repository.listPage(pageParam, {
        perPage: LIST_PAGE_SIZE,
        filter: pb.filter('user = {:user} && date < {:today}', { user, today }),
        sort: '-date,id',
      }),
    placeholderData: keepPreviousData,
  });

/** Workouts that may have results: those up to today, and later ones with which something was done. */
const WITH_RESULTS = '(user = {:user} && date <= {:today}) || (user = {:user} && acted > "")';

/** A person's workouts, the latest first, to find results in (specification §7.24). */
export const historyQuery = (user: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...historyKey, user],
    queryFn: ({ pageParam }) =>
      workoutRecords.repository.listPage(pageParam, {
        perPage: HISTORY_PAGE_SIZE,
        filter: pb.filter(WITH_RESULTS, { user, today: toCalendarDate(hubNow()) }),
        sort: '-date,id',
      }),
  });
