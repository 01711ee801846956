import { addDays, addYears, type CalendarDate } from '@hub/calendar';
import { daysInWords } from './words';

/** A thing counts as "soon" up to this many days before it expires (specification §9.81, §9.95). */
export const SOON_DAYS = 30;

/** How much the date on which a thing expires presses. */
export type Urgency = 'expired' | 'soon' | 'later';

/** The last date that counts as soon. */
export function lastSoonDay(today: CalendarDate): CalendarDate {
  return addDays(today, SOON_DAYS);
}

/** How much a date presses: a thing is good on its last day, and {@link lastSoonDay} still counts as soon. */
export function urgencyOf(date: CalendarDate, today: CalendarDate): Urgency {
  if (date < today) return 'expired';
  return date <= lastSoonDay(today) ? 'soon' : 'later';
}

/** What messages say of a thing that expires in `left` days: `expires in 3 days`, `expired yesterday`. */
export function expiresInWords(left: number): string {
  return `${left < 0 ? 'expired' : 'expires'} ${daysInWords(left)}`;
}

/** The date that takes the place of one, so many years on; of one that is over for longer, so many years from today. */
export function renewedUntil(date: CalendarDate, years: number, today: CalendarDate): CalendarDate {
  const next = addYears(date, years);
  return next > today ? next : addYears(today, years);
}
