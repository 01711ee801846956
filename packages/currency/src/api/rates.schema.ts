import { calendarDate } from '@hub/pb-client';
import * as v from 'valibot';
import type { DayRates, LatestRates } from '../model/rates';
import { type EuroRates, knownRates } from '../rules/known-rates';

/** Rates by currency. */
const ratesSchema: v.GenericSchema<unknown, EuroRates> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(knownRates),
);

/** The rates of a day, and the response of `GET /latest` (specification §7.40). */
export const latestSchema = v.object({ date: calendarDate, rates: ratesSchema });

/** The response of `GET /{start}..{end}` (specification §7.40), as days from the earliest to the latest. */
export const daysSchema = v.pipe(
  v.object({ rates: v.record(calendarDate, ratesSchema) }),
  v.transform(({ rates }) =>
    Object.entries(rates)
      .map(([date, ofDay]) => ({ date, rates: ofDay }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  ),
);

/** The latest rates as they are stored on the device. */
export const persistedLatest: v.GenericSchema<unknown, LatestRates> = v.object({
  ...latestSchema.entries,
  ageSeconds: v.nullable(v.number()),
});

/** Days with rates as they are stored on the device. */
export const persistedDays: v.GenericSchema<unknown, DayRates[]> = v.array(latestSchema);
