import { addDays, type CalendarDate, daysBetween } from '@hub/calendar';
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

const DAY_SECONDS = 86_400;

/** The seconds from a local time to the end of a date; 0 if that is past. Ignores changes of the clocks. */
export function secondsUntilEnd({ date, time }: LocalTime, last: CalendarDate): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const passed = hours * 3_600 + minutes * 60;
  return Math.max(0, (daysBetween(date, last) + 1) * DAY_SECONDS - passed);
}

/** Whether it is quiet, from one time of day to another, also across midnight; never if one is empty. */
export function isQuiet(time: TimeOfDay, from: TimeOfDay, until: TimeOfDay): boolean {
  if (from === '' || until === '' || from === until) return false;
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** Whether quiet hours at a time of day last until the next day, so that a message for today alone is not sent. */
export function isQuietUntilTomorrow(time: TimeOfDay, from: TimeOfDay, until: TimeOfDay): boolean {
  return isQuiet(time, from, until) && until <= time;
}
