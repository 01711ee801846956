/** The value of one euro in each currency, as published; without those that had no rate that day. */
export type EuroRates = Readonly<Record<string, number>>;

/** The value of one euro in a currency; `undefined` if it had no rate. */
export function euroRate(rates: EuroRates, currency: string): number | undefined {
  return currency === 'EUR' ? 1 : rates[currency];
}

/** The ECB publishes no rate with more than six decimals, and none this large. */
const LEAST_RATE = 1e-6;
const MOST_RATE = 1e7;

/** Whether a value is a plausible rate of a currency to the euro. */
function isRate(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST_RATE && value <= MOST_RATE;
}

/** The rates by currency among these values; an invalid one is dropped, and the others are kept. */
export function knownRates(values: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => isRate(entry[1])),
  );
}
