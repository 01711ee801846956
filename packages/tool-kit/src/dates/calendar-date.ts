/** A date without a time, `YYYY-MM-DD`, from the screen to the database. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;
const DAYS_PER_MONTH = 365.2425 / 12;
const MONTHS_PER_YEAR = 12;
/** Up to here a distance is told in days; beyond, in months. */
const LONGEST_IN_DAYS = 60;
/** From here on a distance is told in years: "24 months" says less than "2 years". */
const SHORTEST_IN_YEARS = 24;

function toUtc(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Whether the text is a date that the calendar has: 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const time = toUtc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date that a clock on the wall shows at `now`, in the person's own zone. */
export function toCalendarDate(now: Date): CalendarDate {
  const digits = (part: number, length: number) => String(part).padStart(length, '0');
  return [digits(now.getFullYear(), 4), digits(now.getMonth() + 1, 2), digits(now.getDate(), 2)].join('-');
}

/** The date so many days later; earlier when `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(toUtc(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to the other; negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / MS_PER_DAY);
}

/** Written out: the first use of `Intl` costs a phone 30 ms, on every list of dates. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as people read it: `3 Dec 2026`. A text that is no date comes back as it is. */
export function formatDate(date: CalendarDate): string {
  if (!isCalendarDate(date)) return date;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [day, MONTHS[month - 1], year].join(' ');
}

/** From Sunday on, as JavaScript counts them. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A date without the year, where that is the year of `today`: `14 Nov`, else `2 Jan 2027`. */
export function formatShortDate(date: CalendarDate, today: CalendarDate): string {
  const isThisYear = isCalendarDate(date) && date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDate(date).slice(0, -5) : formatDate(date);
}

/** The same with its weekday: `Sat 14 Nov`, `Sat 2 Jan 2027`. */
export function formatDay(date: CalendarDate, today: CalendarDate): string {
  if (!isCalendarDate(date)) return date;
  return `${String(WEEKDAYS[new Date(toUtc(date)).getUTCDay()])} ${formatShortDate(date, today)}`;
}

function plural(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

function lengthInWords(days: number): string {
  if (days <= LONGEST_IN_DAYS) return plural(days, 'day');
  const months = Math.round(days / DAYS_PER_MONTH);
  if (months < SHORTEST_IN_YEARS) return plural(months, 'month');
  return plural(Math.floor(months / MONTHS_PER_YEAR), 'year');
}

/** How far `date` is from `today`: `today`, `tomorrow`, `in 12 days`, `3 months ago`, `in 2 years`. */
export function distanceInWords(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${lengthInWords(days)}` : `${lengthInWords(-days)} ago`;
}
