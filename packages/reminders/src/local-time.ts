import { addDays, type CalendarDate } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** The local date and time of day. */
export interface LocalTime {
  date: CalendarDate;
  time: TimeOfDay;
}

/**
 * The last date whose hour has passed. Everything due on a date is due from this hour on, so nothing is lost
 * if the hub was off at the hour, or the clock skipped it.
 */
export function reminderDay({ date, time }: LocalTime, hour: TimeOfDay): CalendarDate {
  return time >= hour ? date : addDays(date, -1);
}

/**
 * Whether it is quiet, from one time of day until another, also across midnight; never if one of them is
 * empty.
 */
export function isQuiet(time: TimeOfDay, from: TimeOfDay, until: TimeOfDay): boolean {
  if (from === '' || until === '' || from === until) return false;
  return from < until ? time >= from && time < until : time >= from || time < until;
}
