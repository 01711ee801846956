import { isJsonObject } from '@hub/pocketbase/json-object';
import { daysBetween, isCalendarDate } from '@hub/calendar';
import type { DayRates } from './rates-answer';
import { knownRates } from '../src/rules/known-rates';
import { isWorkingDay } from '../src/rules/working-days';

function readDay(date: string, rates: unknown): DayRates | null {
  if (!isCalendarDate(date) || !isWorkingDay(date) || !isJsonObject(rates)) return null;
  const known = knownRates(rates);
  return Object.keys(known).length === 0 ? null : { date, rates: known };
}

/** The longest continuous closure of TARGET, plus a day that the service may lack. */
const LONGEST_GAP_DAYS = 6;

/** Whether the days are consecutive working days: some services answer with weekly averages. */
function isDaily(days: readonly DayRates[]): boolean {
  const gaps = days.slice(1).map(({ date }, index) => daysBetween(days[index]?.date ?? date, date));
  const wide = gaps.filter((gap) => gap > LONGEST_GAP_DAYS);
  return wide.length * 2 <= gaps.length;
}

/**
 * The working days up to `today` that the service answered with, the earliest first. A body of another shape,
 * such as one that broke off, gives `null`, and so do weekly averages; what is no rate is left out.
 */
export function readUpstreamDays(body: unknown, today: string): DayRates[] | null {
  if (!isJsonObject(body) || body['base'] !== 'EUR' || !isJsonObject(body['rates'])) return null;
  const days = Object.entries(body['rates'])
    .map(([date, rates]) => readDay(date, rates))
    .filter((day): day is DayRates => day !== null && day.date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return isDaily(days) ? days : null;
}
