import type { CalendarDate } from './calendar-date';

/** The local time and date. */
export interface ZoneClock {
  date: CalendarDate;
  /** `HH:MM`, from 00:00 to 23:59. */
  time: string;
}

/** One for each zone, created on demand: the first one costs a phone 30 ms. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  const known = formats.get(tz);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: tz,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(tz, made);
  return made;
}

/** Date and time in an IANA zone at an instant, with the rules of that zone at that instant. */
export function zoneClock(tz: string, now: Date): ZoneClock {
  const parts = new Map(
    formatOf(tz)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const join = (types: Intl.DateTimeFormatPartTypes[], by: string) =>
    types.map((type) => parts.get(type)).join(by);
  return { date: join(['year', 'month', 'day'], '-'), time: join(['hour', 'minute'], ':') };
}
