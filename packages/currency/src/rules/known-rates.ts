/** The ECB writes no rate with more than six decimals, and none as large as the other one. */
const LEAST_RATE = 1e-6;
const MOST_RATE = 1e7;

/** Whether a value can be the rate of a currency to the euro. */
export function isRate(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST_RATE && value <= MOST_RATE;
}
