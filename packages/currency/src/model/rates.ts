import type { CalendarDate } from '@hub/tool-kit';
import type { Currency, Pair } from './currencies';
import { type Decimal, readDecimal, scaleDecimal } from './decimal';

/** How much of each currency one euro was worth, as the ECB wrote it. What had no rate that day is not there. */
export type EuroRates = Readonly<Record<string, number>>;

/** The rates of one day. */
export interface DayRates {
  date: CalendarDate;
  rates: EuroRates;
}

/** The newest rates that there are. */
export interface LatestRates extends DayRates {
  /** How old they are, in seconds, where newer ones should be there; else `null`. */
  ageSeconds: number | null;
}

/** One point of a pair's course (specification §3.40). */
export interface RatePoint {
  date: CalendarDate;
  value: number;
}

/** Decimals of a rate in the list and of a converted amount, and of a rate in the converter (specification §9.42). */
export const AMOUNT_DECIMALS = 4;
export const RATE_DECIMALS = 6;

const ONE: Decimal = { digits: 1n, scale: 0 };

function euroRate(rates: EuroRates, currency: Currency): number | undefined {
  return currency === 'EUR' ? 1 : rates[currency];
}

function euroDecimal(rates: EuroRates, currency: Currency): Decimal | null {
  const rate = euroRate(rates, currency);
  return rate === undefined ? null : readDecimal(String(rate));
}

/**
 * An amount of the one currency in the other, rounded once: both rates are the ECB's own, to the euro. `null` where
 * one of them is not there.
 */
export function convert(
  amount: Decimal,
  { from, to }: Pair,
  rates: EuroRates,
  decimals = AMOUNT_DECIMALS,
): Decimal | null {
  const [over, by] = [euroDecimal(rates, from), euroDecimal(rates, to)];
  return over === null || by === null ? null : scaleDecimal(amount, by, over, decimals);
}

/** What one of the first currency is worth in the second; `null` where a rate is not there. */
export function rateOf(pair: Pair, rates: EuroRates, decimals: number): Decimal | null {
  return convert(ONE, pair, rates, decimals);
}

/** The course of a pair over some days: those on which both currencies had a rate. */
export function courseOf({ from, to }: Pair, days: readonly DayRates[]): RatePoint[] {
  return days.flatMap(({ date, rates }) => {
    const [over, by] = [euroRate(rates, from), euroRate(rates, to)];
    return over === undefined || by === undefined ? [] : [{ date, value: by / over }];
  });
}

/** The currencies whose rates a pair is made of, in one order for both ways: the euro needs none. */
export function currenciesOf({ from, to }: Pair): Currency[] {
  return [from, to].filter((code) => code !== 'EUR').sort();
}
