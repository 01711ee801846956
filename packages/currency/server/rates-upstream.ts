import { isJsonObject } from '@hub/pocketbase/json-object';
import { isCalendarDate } from '@hub/calendar';
import type { DayRates } from './rates-answer';

function readDay(date: string, rates: unknown): DayRates | null {
  if (!isCalendarDate(date) || !isJsonObject(rates)) return null;
  const known = Object.entries(rates).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return known.length === 0 ? null : { date, rates: Object.fromEntries(known) };
}

/**
 * The days after `after` that the service answered with, the earliest first. A body of another shape, such as one
 * that broke off, gives `null`; a null in place of a rate is left out.
 */
export function readUpstreamDays(body: unknown, after: string): DayRates[] | null {
  if (!isJsonObject(body) || body['base'] !== 'EUR' || !isJsonObject(body['rates'])) return null;
  return Object.entries(body['rates'])
    .map(([date, rates]) => readDay(date, rates))
    .filter((day): day is DayRates => day !== null && day.date > after)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
