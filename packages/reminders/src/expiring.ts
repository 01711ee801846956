import { addDays, addYears, type CalendarDate } from '@hub/calendar';
import { daysInWords } from './message-text';

/** A thing counts as "soon" up to this many days before it expires (specification §9.81, §9.95). */
export const SOON_DAYS = 30;

/** How urgent a date of expiry is. */
export type Urgency = 'expired' | 'soon' | 'later';

/** The last date that counts as soon. */
export function lastSoonDay(today: CalendarDate): CalendarDate {
  return addDays(today, SOON_DAYS);
}

/** The urgency of a date: an item is valid on its last day, and {@link lastSoonDay} still counts as soon. */
export function urgencyOf(date: CalendarDate, today: CalendarDate): Urgency {
  if (date < today) return 'expired';
  return date <= lastSoonDay(today) ? 'soon' : 'later';
}

/** What messages say about an item that expires in `left` days: `expires in 3 days`, `expired yesterday`. */
export function expiresInWords(left: number): string {
  return `${left < 0 ? 'expired' : 'expires'} ${daysInWords(left)}`;
}

/** The date this many years after the old one; if that has passed too, this many years from today. */
export function renewedUntil(date: CalendarDate, years: number, today: CalendarDate): CalendarDate {
  const next = addYears(date, years);
  return next > today ? next : addYears(today, years);
}
