import type { CalendarDate } from '@hub/tool-kit';

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

function partsOf(date: CalendarDate): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(DAY.formatToParts(Date.parse(date)).map(({ type, value }) => [type, value]));
}

/** A day as a coach reads it: "9 Nov" in the year of `today`, "4 Jan 2027" in others. */
export function shortDate(date: CalendarDate, today: CalendarDate): string {
  const { day = '', month = '', year = '' } = partsOf(date);
  const text = `${day} ${month.slice(0, 3)}`;
  return year === today.slice(0, 4) ? text : `${text} ${year}`;
}

/** The same with its weekday: "Sat 14 Nov". */
export function shortDay(date: CalendarDate, today: CalendarDate): string {
  return `${partsOf(date).weekday ?? ''} ${shortDate(date, today)}`;
}
