import { isCalendarDate } from '../calendar';

/** What is asked of the rates; both days are `null` for the latest. */
export interface RatesQuery {
  from: string;
  /** The currencies asked for; all where none is named. */
  to: readonly string[];
  start: string | null;
  end: string | null;
}

/** Why a question can't be answered, as the service says it. */
export interface Refusal {
  status: 404 | 422;
  message: string;
}

const NOT_FOUND: Refusal = { status: 404, message: 'not found' };
const INVALID_DATE: Refusal = { status: 422, message: 'invalid date' };
const CURRENCY = /^[A-Z]{3}$/;

function daysOf(path: string): Pick<RatesQuery, 'start' | 'end'> | Refusal {
  if (path === 'latest') return { start: null, end: null };
  const parts = path.split('..');
  const [start = '', end = ''] = parts;
  if (parts.length !== 2) return NOT_FOUND;
  return isCalendarDate(start) && isCalendarDate(end) && start <= end ? { start, end } : INVALID_DATE;
}

/** Reads `/latest` or `/{start}..{end}` with `from` and `to`, as the rates service does (specification §7.40). */
export function readRatesQuery(path: string, from: string, to: string): RatesQuery | Refusal {
  const days = daysOf(path);
  if ('status' in days) return days;
  const base = from === '' ? 'EUR' : from;
  const quotes = to === '' ? [] : to.split(',');
  return [base, ...quotes].every((code) => CURRENCY.test(code))
    ? { from: base, to: quotes, ...days }
    : NOT_FOUND;
}
