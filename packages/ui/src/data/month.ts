import { addDays, type CalendarDate } from '@hub/calendar';
import { joinDate, weekStart } from '@hub/locale';

const DAYS_A_WEEK = 7;

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
const MONTH = inWords({ month: 'long' });
const WEEKDAY = inWords({ weekday: 'long' });

/** The full name of the month of a date or month: "November". */
export function fullMonth(date: string): string {
  return MONTH.format(Date.parse(date));
}

/** The full weekday of a date: "Monday". */
export function fullWeekday(date: CalendarDate): string {
  return WEEKDAY.format(Date.parse(date));
}

/** A full date: "Monday 30 November 2026". */
export function fullDate(date: CalendarDate): string {
  return joinDate({
    weekday: fullWeekday(date),
    day: Number(date.slice(8)),
    month: fullMonth(date),
    year: date.slice(0, 4),
  });
}

/** The weeks with a day in a month (`YYYY-MM`), beginning on `first` (1 for Monday to 7 for Sunday). */
export function weeksOf(month: string, first: number): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  let day = weekStart(`${month}-01`, first);
  do {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(day, index)));
    day = addDays(day, DAYS_A_WEEK);
    // No day comes after the last date.
  } while (day.startsWith(month) && day > (weeks.at(-1)?.at(-1) ?? ''));
  return weeks;
}

/** The month that is `months` later, or earlier if it is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** The same day in another month, or that month's last day if it is shorter. */
function inMonth(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const day = `${month}-${date.slice(8)}`;
  return day > last ? last : day;
}

/** The day to which a key moves from `date`, as in ARIA's date picker; `undefined` for other keys. */
export function dayAfterKey(key: string, date: CalendarDate, first: number): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(date, DAYS_A_WEEK);
    case 'Home':
      return weekStart(date, first);
    case 'End':
      return addDays(weekStart(date, first), DAYS_A_WEEK - 1);
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    default:
      return undefined;
  }
}
