import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { newestOf } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { expiredByNow, stillUpcoming } from '../model/carry-over';
import { distinctQuery, expiredCountQuery, expiredQuery, expiryKey, upcomingQuery } from './expiry.queries';
import type { ExpiryItem } from './expiry.schema';

/** Asks for both lists, their count, and what the form suggests. */
export async function prefetchOffline(queryClient: QueryClient): Promise<void> {
  const today = toCalendarDate(new Date());
  await Promise.all([
    queryClient.query(upcomingQuery(today)),
    queryClient.query(expiredQuery(today)),
    queryClient.query(expiredCountQuery(today)),
    queryClient.query(distinctQuery('person')),
    queryClient.query(distinctQuery('category')),
  ]);
}

/** Makes the lists of a day from the newest of the days before, where there are none of that day. */
export function carryOver(queryClient: QueryClient, today: CalendarDate): void {
  const upcoming = newestOf(queryClient, [...expiryKey, 'upcoming']);
  const expired = newestOf(queryClient, [...expiryKey, 'expired']);
  const give = (key: readonly unknown[], data: unknown, updatedAt: number) => {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
  };
  if (upcoming === undefined) return;
  give(
    upcomingQuery(today).queryKey,
    stillUpcoming(upcoming.data as ExpiryItem[], today),
    upcoming.updatedAt,
  );
  if (expired === undefined) return;
  const updatedAt = Math.min(upcoming.updatedAt, expired.updatedAt);
  const items = expiredByNow(expired.data as ExpiryItem[], upcoming.data as ExpiryItem[], today);
  give(expiredQuery(today).queryKey, items, updatedAt);
  give(expiredCountQuery(today).queryKey, items.length, updatedAt);
}
