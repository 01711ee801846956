import { toCalendarDate, zoneClock } from '@hub/calendar';
import { distanceInWords } from '@hub/tool-kit';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

/** The difference between a city's clock and the person's. */
export interface Difference {
  /** `+7 h`, `−5 h 30 min`, or `Your time`. */
  hours: string;
  /** `tomorrow` or `yesterday` if the date differs too; otherwise `''`. */
  day: string;
}

/** The difference of two clocks, which both show whole minutes of the same instant. */
function minutesAhead(tz: string, now: Date): number {
  const { date, time } = zoneClock(tz, now);
  const there = Date.parse(`${date}T${time}:00Z`);
  const here = now.getTime() - now.getTimezoneOffset() * MS_PER_MINUTE;
  return Math.round((there - Math.floor(here / MS_PER_MINUTE) * MS_PER_MINUTE) / MS_PER_MINUTE);
}

function inWords(minutes: number): string {
  if (minutes === 0) return 'Your time';
  const hours = Math.floor(Math.abs(minutes) / MINUTES_PER_HOUR);
  const rest = Math.abs(minutes) % MINUTES_PER_HOUR;
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean);
  return `${minutes > 0 ? '+' : '−'}${parts.join(' ')}`;
}

/** The time difference of a city at an instant. "Here" is the time zone of the device. */
export function differenceTo(tz: string, now: Date): Difference {
  const today = toCalendarDate(now);
  const { date } = zoneClock(tz, now);
  return { hours: inWords(minutesAhead(tz, now)), day: date === today ? '' : distanceInWords(today, date) };
}
