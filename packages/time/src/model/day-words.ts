import { type CalendarDate, formatDate } from '@hub/tool-kit';

/** Written out, as the months are: the first use of `Intl` is not for free. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The weekday of a date: `Sat`. */
export function weekdayOf(date: CalendarDate): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** A date close to today: `Sat 21 Nov`. */
export function dayInWords(date: CalendarDate): string {
  const [day, month] = formatDate(date).split(' ');
  return [weekdayOf(date), day, month].join(' ');
}
