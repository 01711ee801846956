import { type EuroRates, euroRate } from '../src/rules/known-rates';
import type { RatesQuery } from './rates-query';

/** The rates of a day. */
export interface DayRates {
  /** `YYYY-MM-DD`. */
  date: string;
  rates: EuroRates;
}

/** The responses of the rates service, with its own field names. */
export type RatesAnswer =
  | { amount: number; base: string; date: string; rates: EuroRates }
  | {
      amount: number;
      base: string;
      start_date: string;
      end_date: string;
      rates: { readonly [date: string]: EuroRates };
    };

/** A day's rates from any currency, at full precision; without currencies that had no rate that day. */
function ratesFrom({ rates }: DayRates, { from, to }: RatesQuery): EuroRates {
  const base = euroRate(rates, from);
  const quotes = (to.length > 0 ? to : ['EUR', ...Object.keys(rates)]).filter((code) => code !== from);
  const found: { [currency: string]: number } = {};
  for (const quote of quotes) {
    const rate = euroRate(rates, quote);
    if (base !== undefined && rate !== undefined) found[quote] = rate / base;
  }
  return found;
}

function isEmpty(rates: EuroRates): boolean {
  return Object.keys(rates).length === 0;
}

/**
 * Answers as the rates service does, from the days that are stored, the earliest first; `null` where a
 * currency asked for is not known to them.
 */
export function answerRates(days: readonly DayRates[], query: RatesQuery): RatesAnswer | null {
  const { from: base, to, start, end } = query;
  const known = new Set(['EUR', ...days.flatMap(({ rates }) => Object.keys(rates))]);
  if (![base, ...to].every((code) => known.has(code))) return null;

  const found = days
    .map((day) => ({ date: day.date, rates: ratesFrom(day, query) }))
    .filter(({ rates }) => !isEmpty(rates));
  const last = found[found.length - 1];
  if (start === null || end === null) {
    return last === undefined ? null : { amount: 1, base, date: last.date, rates: last.rates };
  }
  return {
    amount: 1,
    base,
    start_date: found[0]?.date ?? start,
    end_date: last?.date ?? end,
    rates: Object.fromEntries(found.map(({ date, rates }) => [date, rates])),
  };
}
