import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow } from '@hub/pb-client';
import { EVERY_MINUTE, useClock } from './use-clock';

/** The person's local date; re-renders right after midnight, and when a sleeping tab wakes up. */
export function useToday(): CalendarDate {
  return useClock(EVERY_MINUTE, toCalendarDate) ?? toCalendarDate(hubNow());
}
