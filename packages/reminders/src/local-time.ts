import { addDays, type CalendarDate } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** What a calendar and a clock on the wall show somewhere. */
export interface LocalTime {
  date: CalendarDate;
  time: TimeOfDay;
}

/**
 * The last date whose hour has struck. All that is due on a date is due from this hour on; so a host that was off at the
 * hour, a clock that jumped or an hour that a change of the clock left out lose nothing.
 */
export function reminderDay({ date, time }: LocalTime, hour: TimeOfDay): CalendarDate {
  return time >= hour ? date : addDays(date, -1);
}

/** Whether it is quiet from one time of day until another, across midnight too; never where one of them is empty. */
export function isQuiet(time: TimeOfDay, from: TimeOfDay, until: TimeOfDay): boolean {
  if (from === '' || until === '' || from === until) return false;
  return from < until ? time >= from && time < until : time >= from || time < until;
}
