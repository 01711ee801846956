import { useSession } from '@hub/auth';
import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { useToday } from '@hub/tool-kit';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { peopleQuery } from '../../api/people';
import type { FeedClock } from '../../rules';
import { endOfDayIn } from '../model/athlete-day';
import { useTodays } from '../use-athlete-day';
import { feedQuery, type FeedPage } from './api/feed';
import { feedOf, type FeedEntry } from './model/entry';

/** This device’s clock, and those of the athletes. */
function useFeedClock(): FeedClock {
  const { data: people } = useQuery(peopleQuery());
  const todayOf = useTodays(people);
  return useMemo(() => {
    const zones = new Map(people?.map(({ id, timeZone }) => [id, timeZone]));
    return {
      todayOf,
      dayOf: (at: number) => toCalendarDate(new Date(at)),
      endOf: (day: CalendarDate, user: string) => endOfDayIn(zones.get(user) ?? null, day),
    };
  }, [people, todayOf]);
}

/** The entries of the pages that are loaded; of what was loaded to count rows none comes of itself. */
function entriesOf({ pages }: InfiniteData<FeedPage>, today: CalendarDate, clock: FeedClock): FeedEntry[] {
  const workouts = new Map(pages.flatMap((page) => page.workouts.map((workout) => [workout.id, workout])));
  const first = pages.at(-1)?.from ?? today;
  return feedOf([...workouts.values()], clock).filter(({ day }) => day >= first);
}

/** What athletes did, as far as it is loaded. */
export function useFeed() {
  const me = useSession().user?.id ?? '';
  const today = useToday();
  const clock = useFeedClock();
  const select = useCallback((data: InfiniteData<FeedPage>) => entriesOf(data, today, clock), [today, clock]);
  return { ...useInfiniteQuery({ ...feedQuery(me, today), select }), today };
}
