import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow } from '@hub/pb-client';
import { newestOf, setIfNone } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { expiredByNow, stillUpcoming } from '../model/carry-over';
import { distinctQuery, expiredCountQuery, expiredQuery, expiryKey, upcomingQuery } from './expiry.queries';
import type { ExpiryItem } from './expiry.schema';

/** Loads both lists, the count of expired items, and the form's suggestions. */
export async function prefetchOffline(queryClient: QueryClient): Promise<void> {
  const today = toCalendarDate(hubNow());
  await Promise.all([
    queryClient.query(upcomingQuery(today)),
    queryClient.query(expiredQuery(today)),
    queryClient.query(expiredCountQuery(today)),
    queryClient.query(distinctQuery('person')),
    queryClient.query(distinctQuery('category')),
  ]);
}

/** Derives today's lists from the newest of earlier days, if there are none yet. */
export function carryOver(queryClient: QueryClient, today: CalendarDate): void {
  const upcoming = newestOf(queryClient, [...expiryKey, 'upcoming']);
  const expired = newestOf(queryClient, [...expiryKey, 'expired']);
  if (upcoming === undefined) return;
  const left = stillUpcoming(upcoming.data as ExpiryItem[], today);
  setIfNone(queryClient, upcomingQuery(today).queryKey, left, upcoming.updatedAt);
  if (expired === undefined) return;
  const updatedAt = Math.min(upcoming.updatedAt, expired.updatedAt);
  const items = expiredByNow(expired.data as ExpiryItem[], upcoming.data as ExpiryItem[], today);
  setIfNone(queryClient, expiredQuery(today).queryKey, items, updatedAt);
  setIfNone(queryClient, expiredCountQuery(today).queryKey, items.length, updatedAt);
}
