/** A date without a time, `YYYY-MM-DD`, everywhere from the screen to the database. */
export type CalendarDate = string;

/** The last date that `YYYY-MM-DD` can express. */
export const LAST_DATE: CalendarDate = '9999-12-31';
/** The first and the last date that `YYYY-MM-DD` can express, in milliseconds since 1970. */
const FIRST_UTC = -62_167_219_200_000;
const LAST_UTC = 253_402_214_400_000;

/** The pattern of a date. Not every match is a date: see {@link isCalendarDate}. */
export const DATE_SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;

/** Midnight in UTC, where every day has 24 hours. */
function toUtc(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Whether a text is an existing date: 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!DATE_SHAPE.test(text)) return false;
  const time = toUtc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a value matches the pattern of an instant, whose group 1 is a date that exists: not 30 February. */
export function isInstantOf(pattern: RegExp, value: unknown): value is string {
  const [, date = ''] = typeof value === 'string' ? (pattern.exec(value) ?? []) : [];
  return isCalendarDate(date);
}

/** The local date at `now`, in the device's time zone. */
export function toCalendarDate(now: Date): CalendarDate {
  const digits = (part: number, length: number) => String(part).padStart(length, '0');
  return [digits(now.getFullYear(), 4), digits(now.getMonth() + 1, 2), digits(now.getDate(), 2)].join('-');
}

/** The date `days` later, or earlier if that is negative; from the year 0 to {@link LAST_DATE}. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const later = toUtc(date) + days * MS_PER_DAY;
  return new Date(Math.min(Math.max(later, FIRST_UTC), LAST_UTC)).toISOString().slice(0, 10);
}

/** The same day this many months later, or the last day of a shorter month. At most {@link LAST_DATE}. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const later = Math.min(year * 12 + month - 1 + months, 9999 * 12 + 11);
  const [inYear, inMonth] = [Math.floor(later / 12), (later % 12) + 1];
  const start = [String(inYear).padStart(4, '0'), String(inMonth).padStart(2, '0')].join('-');
  const fitting = [day, 30, 29, 28].map((one) => `${start}-${String(Math.min(one, day)).padStart(2, '0')}`);
  return fitting.find(isCalendarDate) ?? date;
}

/** The same day this many years later, or the 28th for 29 February; at most {@link LAST_DATE}. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = Math.min(Number(date.slice(0, 4)) + years, 9999);
  const day = String(year).padStart(4, '0') + date.slice(4);
  return isCalendarDate(day) ? day : day.replace('-29', '-28');
}

/** Whole days from one date to the other; negative if `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / MS_PER_DAY);
}

/** The weekday of a date, as JavaScript counts them: 0 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** Written out: the first use of `Intl` costs a phone 30 ms, and the hooks' engine has no `Intl`. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** From Sunday, as JavaScript counts weekdays. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The month of a date in three letters, such as `Dec`. */
export function monthName(date: CalendarDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** The weekday of a date in three letters, such as `Sat`. */
export function weekdayName(date: CalendarDate): string {
  return WEEKDAYS[weekdayOf(date)] ?? '';
}
