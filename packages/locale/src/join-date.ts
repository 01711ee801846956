import { ownLocale, regionOf } from './own-locale';

/** The parts of a date, already in words and digits. */
export interface DateParts {
  weekday?: string | undefined;
  day: string | number;
  month: string;
  year?: string | number | undefined;
}

/** The regions that write the month before the day in English (CLDR). */
const MONTH_FIRST = new Set(['AS', 'BI', 'CA', 'GU', 'MH', 'MP', 'PH', 'PR', 'UM', 'US', 'VI']);

const orders = new Map<string, boolean>();

function isMonthFirst(locale: string): boolean {
  const isFirst = orders.get(locale) ?? MONTH_FIRST.has(regionOf(locale));
  orders.set(locale, isFirst);
  return isFirst;
}

/**
 * A date in the order of the person's region: `Sat 14 Nov 2026`, in America `Sat, Nov 14, 2026`. By hand,
 * because the first use of `Intl` costs a phone 30 ms, on every list of dates.
 */
export function joinDate({ weekday, day, month, year }: DateParts, locale = ownLocale()): string {
  const written = (parts: (string | number | undefined)[], by: string) =>
    parts.filter((part) => part !== undefined).join(by);
  return isMonthFirst(locale)
    ? written([weekday, `${month} ${day}`, year], ', ')
    : written([weekday, day, month, year], ' ');
}
