import { countTry } from '../tries';
import type { Service } from './turn';

const SPAN_MS = 600_000;

/**
 * Takes so much out of what one person may ask of a service in ten minutes, `most` in all. Gives 0, or how long it is in
 * milliseconds until there is enough.
 */
export function spend(service: Service, person: string, amount: number, most: number): number {
  const spent = { waitMs: 0 };
  $app.store().setFunc(`hub.${service}.budget.${person}`, (kept) => {
    const counted = countTry(kept, Date.now(), { most, windowMs: SPAN_MS }, amount);
    spent.waitMs = counted.waitMs;
    return counted.kept;
  });
  return spent.waitMs;
}
