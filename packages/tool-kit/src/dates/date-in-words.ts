import { type CalendarDate, daysBetween, isCalendarDate, monthName, weekdayName } from '@hub/calendar';
import { counted, joinDate } from '@hub/locale';

const DAYS_PER_MONTH = 365.2425 / 12;
const MONTHS_PER_YEAR = 12;
/** The longest distance, in days, that is given in days; longer ones are given in months. */
const LONGEST_IN_DAYS = 60;
/** From this many months on, a distance is given in years: "2 years" is easier to read than "24 months". */
const SHORTEST_IN_YEARS = 24;

function partsOf(date: CalendarDate) {
  return { day: Number(date.slice(8)), month: monthName(date), year: Number(date.slice(0, 4)) };
}

/** The same without the year if it is the year of `today`. */
function shortPartsOf(date: CalendarDate, today: CalendarDate) {
  const { year, ...parts } = partsOf(date);
  return date.slice(0, 4) === today.slice(0, 4) ? parts : { ...parts, year };
}

/** A date for people: `3 Dec 2026`, in America `Dec 3, 2026`. Any other text is returned as it is. */
export function formatDate(date: CalendarDate): string {
  return isCalendarDate(date) ? joinDate(partsOf(date)) : date;
}

/** A date without the year if it is the year of `today`: `14 Nov`, otherwise `2 Jan 2027`. */
export function formatShortDate(date: CalendarDate, today: CalendarDate): string {
  return isCalendarDate(date) ? joinDate(shortPartsOf(date, today)) : date;
}

/** The same with its weekday: `Sat 14 Nov`, `Sat 2 Jan 2027`, in America `Sat, Nov 14`. */
export function formatDay(date: CalendarDate, today: CalendarDate): string {
  if (!isCalendarDate(date)) return date;
  return joinDate({ weekday: weekdayName(date), ...shortPartsOf(date, today) });
}

function lengthInWords(days: number): string {
  if (days <= LONGEST_IN_DAYS) return counted(days, 'day');
  const months = Math.round(days / DAYS_PER_MONTH);
  if (months < SHORTEST_IN_YEARS) return counted(months, 'month');
  return counted(Math.floor(months / MONTHS_PER_YEAR), 'year');
}

/** How far `date` is from `today`: `today`, `tomorrow`, `in 12 days`, `3 months ago`, `in 2 years`. */
export function distanceInWords(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${lengthInWords(days)}` : `${lengthInWords(-days)} ago`;
}
