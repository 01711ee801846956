import type { CalendarDate } from '@hub/calendar';
import { type EuroRates, euroRate } from '../rules/known-rates';
import type { Currency, Pair } from './currencies';
import { type Decimal, readDecimal, scaleDecimal, toNumber } from './decimal';

/** The rates of one day. */
export interface DayRates {
  date: CalendarDate;
  rates: EuroRates;
}

/** The latest available rates. */
export interface LatestRates extends DayRates {
  /** Their age in seconds if there should be newer ones; otherwise `null`. */
  ageSeconds: number | null;
}

/** One point of a pair's history (specification §3.40). */
export interface RatePoint {
  date: CalendarDate;
  value: number;
}

/**
 * The least number of decimals: of a rate in the list and of a converted amount, and of a rate in the
 * converter (specification §9.42).
 */
export const AMOUNT_DECIMALS = 4;
export const RATE_DECIMALS = 6;

/** The decimals that a number of this size needs to show as many significant digits: 0.0057 has two. */
export function decimalsOf(value: number, least: number): number {
  const size = Math.abs(value);
  return size === 0 ? least : least + Math.max(0, -Math.floor(Math.log10(size)) - 1);
}

const ONE: Decimal = { digits: 1n, scale: 0 };

function euroDecimal(rates: EuroRates, currency: Currency): Decimal | null {
  const rate = euroRate(rates, currency);
  return rate === undefined ? null : readDecimal(String(rate));
}

/**
 * An amount of the one currency in the other, rounded once, to the decimals that its size needs: both rates
 * are the ECB's own, to the euro. `null` where one of them is not there.
 */
export function convert(
  amount: Decimal,
  { from, to }: Pair,
  rates: EuroRates,
  leastDecimals = AMOUNT_DECIMALS,
): Decimal | null {
  const [over, by] = [euroDecimal(rates, from), euroDecimal(rates, to)];
  if (over === null || by === null) return null;
  const size = (toNumber(amount) * toNumber(by)) / toNumber(over);
  return scaleDecimal(amount, by, over, decimalsOf(size, leastDecimals));
}

/** The rate from the first currency to the second; `null` if a rate is missing. */
export function rateOf(pair: Pair, rates: EuroRates, leastDecimals: number): Decimal | null {
  return convert(ONE, pair, rates, leastDecimals);
}

/** The history of a pair: the days on which both currencies had a rate. */
export function historyOf({ from, to }: Pair, days: readonly DayRates[]): RatePoint[] {
  return days.flatMap(({ date, rates }) => {
    const [over, by] = [euroRate(rates, from), euroRate(rates, to)];
    return over === undefined || by === undefined ? [] : [{ date, value: by / over }];
  });
}

/** The currencies whose rates a pair needs, in the same order for both directions; the euro needs none. */
export function currenciesOf({ from, to }: Pair): Currency[] {
  return [from, to].filter((code) => code !== 'EUR').sort();
}
