import { addDays, type CalendarDate, toCalendarDate, zoneClock } from '@hub/calendar';
import { endOfDay } from '../../rules';

/** Whether the zone of somebody is known, to the hub and to this browser: the device's own counts in place of another. */
function isKnown(timeZone: string | null): timeZone is string {
  try {
    return timeZone !== null && zoneClock(timeZone, new Date(0)).date !== '';
  } catch {
    return false;
  }
}

/** The date where an athlete is whose time zone this is. */
export function todayIn(timeZone: string | null, now: Date): CalendarDate {
  return isKnown(timeZone) ? zoneClock(timeZone, now).date : toCalendarDate(now);
}

/** The instant at which a day is over where an athlete is whose time zone this is, in milliseconds since 1970. */
export function endOfDayIn(timeZone: string | null, day: CalendarDate): number {
  if (!isKnown(timeZone)) return new Date(`${addDays(day, 1)}T00:00:00`).getTime();
  return endOfDay(day, (at) => {
    const { date, time } = zoneClock(timeZone, new Date(at));
    return `${date} ${time}`;
  });
}
