/** The ECB publishes no rate with more than six decimals, and none this large. */
const LEAST_RATE = 1e-6;
const MOST_RATE = 1e7;

/** Whether a value is a plausible rate of a currency to the euro. */
export function isRate(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST_RATE && value <= MOST_RATE;
}
