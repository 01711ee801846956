import { weekStart } from '../locale/week-start';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** Days are `YYYY-MM-DD`, months `YYYY-MM`; both are counted in UTC, so that no change of a clock moves one. */
function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weeks that show a month whole, each with its seven days; they begin on `first` (1 for Monday to 7 for Sunday). */
export function weeksOf(month: string, first: number): string[][] {
  const weeks: string[][] = [];
  let day = weekStart(`${month}-01`, first);
  do {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => shift(day, index)));
    day = shift(day, DAYS_A_WEEK);
  } while (day.startsWith(month));
  return weeks;
}

/** The month so many months later; earlier when `months` is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The same day of another month, or its last one where it is shorter. */
function inMonth(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const last = shift(`${addMonths(month, 1)}-01`, -1);
  const day = `${month}-${date.slice(8)}`;
  return day > last ? last : day;
}

/** The day that a key of the keyboard moves to from `date`, as in the date picker of the ARIA practices; `undefined` for other keys. */
export function dayAfterKey(key: string, date: string, first: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shift(date, -1);
    case 'ArrowRight':
      return shift(date, 1);
    case 'ArrowUp':
      return shift(date, -DAYS_A_WEEK);
    case 'ArrowDown':
      return shift(date, DAYS_A_WEEK);
    case 'Home':
      return weekStart(date, first);
    case 'End':
      return shift(weekStart(date, first), DAYS_A_WEEK - 1);
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    default:
      return undefined;
  }
}
