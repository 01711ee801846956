import { useSession } from '@hub/auth';
import { addDays, type CalendarDate, toCalendarDate } from '@hub/calendar';
import { useToday } from '@hub/tool-kit';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { feedQuery, type FeedPage } from './api/feed';
import { feedOf, type FeedEntry } from './model/entry';

/** The clock of this device. */
const clockOf = (today: CalendarDate) => ({
  today,
  dayOf: (at: number) => toCalendarDate(new Date(at)),
  endOf: (day: CalendarDate) => new Date(`${addDays(day, 1)}T00:00:00`).getTime(),
});

/** The entries of the pages that are loaded; of what was loaded to count rows none comes of itself. */
function entriesOf({ pages }: InfiniteData<FeedPage>, today: CalendarDate): FeedEntry[] {
  const workouts = new Map(pages.flatMap((page) => page.workouts.map((workout) => [workout.id, workout])));
  const first = pages.at(-1)?.from ?? today;
  return feedOf([...workouts.values()], clockOf(today)).filter(({ day }) => day >= first);
}

/** What athletes did, as far as it is loaded. */
export function useFeed() {
  const me = useSession().user?.id ?? '';
  const today = useToday();
  const select = useCallback((data: InfiniteData<FeedPage>) => entriesOf(data, today), [today]);
  return { ...useInfiniteQuery({ ...feedQuery(me, today), select }), today };
}
