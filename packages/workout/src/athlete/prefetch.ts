import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow, pb, type RecordPage } from '@hub/pb-client';
import { newestOf, setIfNone } from '@hub/tool-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../api/training-settings';
import type { Workout } from '../api/workout.schema';
import { workoutsKey } from '../api/workouts';
import { pastByNow, stillUpcoming } from '../model/carry-over';
import { historyQuery, pastQuery, upcomingQuery } from './queries';

const personId = () => pb.authStore.record?.id ?? '';

/** Loads a hundred past and upcoming workouts, the last results and the settings: weeks of daily training. */
export async function prefetchOffline(queryClient: QueryClient): Promise<void> {
  const today = toCalendarDate(hubNow());
  await Promise.all([
    queryClient.infiniteQuery(upcomingQuery(personId(), today)),
    queryClient.infiniteQuery(pastQuery(personId(), today)),
    queryClient.infiniteQuery(historyQuery(personId())),
    queryClient.query(settingsQuery(personId())),
  ]);
}

type Pages = InfiniteData<RecordPage<Workout>, number>;

/** Derives a day's lists from the newest lists of earlier days, if the day has none. */
export function carryOver(queryClient: QueryClient, today: CalendarDate): void {
  const person = personId();
  const upcoming = newestOf(queryClient, [...workoutsKey, 'upcoming', person]);
  const past = newestOf(queryClient, [...workoutsKey, 'past', person]);
  if (upcoming === undefined) return;
  const left = stillUpcoming(upcoming.data as Pages, today);
  setIfNone(queryClient, upcomingQuery(person, today).queryKey, left, upcoming.updatedAt);
  if (past === undefined) return;
  const updatedAt = Math.min(upcoming.updatedAt, past.updatedAt);
  const were = pastByNow(past.data as Pages, upcoming.data as Pages, today);
  setIfNone(queryClient, pastQuery(person, today).queryKey, were, updatedAt);
}
