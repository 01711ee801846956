import { isCalendarDate } from '@hub/calendar';

/** The query of the rates; both days are `null` for the latest rates. */
export interface RatesQuery {
  from: string;
  /** The requested currencies, each once; all if none is named. */
  to: readonly string[];
  start: string | null;
  end: string | null;
}

/** Why a request can't be answered, in the service's words. */
export interface Refusal {
  status: 404 | 422;
  message: string;
}

const NOT_FOUND: Refusal = { status: 404, message: 'not found' };
const INVALID_DATE: Refusal = { status: 422, message: 'invalid date' };
const CURRENCY = /^[A-Z]{3}$/;
/** The ECB has 30 currencies; some were dropped, and more may be added. */
const MOST_NAMES = 40;
const TOO_MANY_NAMES: Refusal = {
  status: 422,
  message: `Ask for at most ${MOST_NAMES} currencies at once.`,
};

/** Looking up and parsing a stored day takes as long as five of its rates in the response. */
const DAY_COST = 5;
/** Less than ten times the cost of a year of one currency; a year of all currencies costs less. */
const MOST_COST = 15_000;
const TOO_DEAR: Refusal = {
  status: 422,
  message: 'This is too much for one response. Ask for fewer days, or for fewer currencies with "to".',
};

function rangeOf(path: string): Pick<RatesQuery, 'start' | 'end'> | Refusal {
  if (path === 'latest') return { start: null, end: null };
  const parts = path.split('..');
  const [start = '', end = ''] = parts;
  if (parts.length !== 2) return NOT_FOUND;
  return isCalendarDate(start) && isCalendarDate(end) && start <= end ? { start, end } : INVALID_DATE;
}

/** Reads `/latest` or `/{start}..{end}`, with `from` and `to`, as the service does (specification §7.40). */
export function readRatesQuery(path: string, from: string, to: string): RatesQuery | Refusal {
  const days = rangeOf(path);
  if ('status' in days) return days;
  const base = from === '' ? 'EUR' : from;
  const quotes = to === '' ? [] : [...new Set(to.split(','))];
  if (quotes.length > MOST_NAMES) return TOO_MANY_NAMES;
  return [base, ...quotes].every((code) => CURRENCY.test(code))
    ? { from: base, to: quotes, ...days }
    : NOT_FOUND;
}

/** The cost of a response with this many currencies and days, in rates. */
export function costOf(days: number, currencies: number): number {
  return days * (DAY_COST + currencies);
}

/** Why a query is too expensive, given how many of its days are stored; `null` if it is not. */
export function refuseDear({ to }: Pick<RatesQuery, 'to'>, days: number): Refusal | null {
  return costOf(days, to.length === 0 ? MOST_NAMES : to.length) > MOST_COST ? TOO_DEAR : null;
}
