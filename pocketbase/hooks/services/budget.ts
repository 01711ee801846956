import { countTry, type TryLimit } from '../tries';
import type { Service } from './turn';

const SPAN_MS = 600_000;

/**
 * What one person may ask of a service past its rest in ten minutes. A forecast counts by its places, as the service
 * counts (https://open-meteo.com/en/pricing): of the 10,000 that it gives an address in a day, one person can't take all.
 */
const BUDGETS: { readonly [service in Service]: TryLimit } = {
  rates: { most: 12, windowMs: SPAN_MS },
  forecast: { most: 60, windowMs: SPAN_MS },
};

/** Takes so much out of a person's budget. Gives 0, or how long it is in milliseconds until there is enough. */
export function spend(service: Service, person: string, amount: number): number {
  const spent = { waitMs: 0 };
  $app.store().setFunc(`hub.${service}.budget.${person}`, (kept) => {
    const counted = countTry(kept, Date.now(), BUDGETS[service], amount);
    spent.waitMs = counted.waitMs;
    return counted.kept;
  });
  return spent.waitMs;
}
