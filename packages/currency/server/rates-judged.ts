import type { EuroRates } from '../src/rules/known-rates';
import type { DayRates } from './rates-answer';

/** A day's rates after the check; `null` for an implausible one. */
export interface JudgedDay {
  date: string;
  rates: { readonly [currency: string]: number | null };
}

/** A rate that differs from the previous one by more than this factor must be confirmed by the next day's. */
const LARGEST_STEP = 1.2;

/** The ratio of the larger rate to the smaller. */
function stepOf(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

/**
 * Judges the rates of some days, the earliest first, by those before them. A jump of more than a fifth is
 * believed once the next rate is near it, and nearer than to the one before: a currency may fall by a third
 * in a day, but a slip of the pen is gone on the next.
 */
export function judgeDays(before: EuroRates, days: readonly DayRates[]): JudgedDay[] {
  const last = new Map(Object.entries(before));
  return days.map(({ date, rates }, index) => {
    const isBelieved = ([code, rate]: readonly [string, number]): boolean => {
      const known = last.get(code);
      if (known === undefined || stepOf(rate, known) <= LARGEST_STEP) return true;
      const next = days.slice(index + 1).find((day) => code in day.rates)?.rates[code];
      return next !== undefined && stepOf(next, rate) <= Math.min(LARGEST_STEP, stepOf(next, known));
    };
    const judged = Object.entries(rates).map((entry) => [entry, isBelieved(entry)] as const);
    for (const [[code, rate], believed] of judged) if (believed) last.set(code, rate);
    return {
      date,
      rates: Object.fromEntries(judged.map(([[code, rate], believed]) => [code, believed ? rate : null])),
    };
  });
}
