import { firstWeekday } from './first-weekday';

const DAYS_A_WEEK = 7;

/**
 * The first day of the week in which a date lies, where weeks begin on `first` (1 for Monday to 7 for Sunday): as the
 * person's own do unless it is given (decision 025). Dates are `YYYY-MM-DD` and counted in UTC, so that no change of a
 * clock moves one.
 */
export function weekStart(date: string, first = firstWeekday()): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() - first + DAYS_A_WEEK) % DAYS_A_WEEK));
  return day.toISOString().slice(0, 10);
}
