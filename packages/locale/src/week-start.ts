import { addDays, type CalendarDate, weekdayOf } from '@hub/calendar';
import { firstWeekday } from './first-weekday';

const DAYS_A_WEEK = 7;

/**
 * The first day of the week of a date, if weeks begin on `first` (1 for Monday to 7 for Sunday), by default
 * that of the person's locale (decision 025).
 */
export function weekStart(date: CalendarDate, first = firstWeekday()): CalendarDate {
  return addDays(date, -((weekdayOf(date) - first + DAYS_A_WEEK) % DAYS_A_WEEK));
}
