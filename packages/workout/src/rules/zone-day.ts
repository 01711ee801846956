import { addDays, type CalendarDate } from '@hub/calendar';

/** What calendars and clocks of a time zone show at an instant (milliseconds since 1970): `2026-11-22 04:00`. */
type ShownAt = (at: number) => string;

/** The instant at which a day is over in a zone. */
export function endOfDay(day: CalendarDate, shownAt: ShownAt): number {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  const aheadAt = (at: number) => Date.parse(`${shownAt(at).replace(' ', 'T')}:00Z`) - at;
  // Near a change of the clocks, the first estimate is an hour off.
  const first = midnight - aheadAt(midnight);
  const second = midnight - aheadAt(first);
  // Where clocks go from midnight to one o'clock, the second is an hour before that.
  return shownAt(second).startsWith(day) ? first : second;
}
