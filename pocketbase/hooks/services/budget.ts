import { countTry } from '../tries';
import type { Service } from './turn';

const SPAN_MS = 600_000;

/**
 * Takes `amount` out of the `most` that may be done in `windowMs` under a name. Gives 0, or how long it is in milliseconds
 * until there is enough.
 */
export function limitRate(name: string, most: number, windowMs: number, amount = 1): number {
  const spent = { waitMs: 0 };
  $app.store().setFunc(`hub.rate.${name}`, (kept) => {
    const counted = countTry(kept, Date.now(), { most, windowMs }, amount);
    spent.waitMs = counted.waitMs;
    return counted.kept;
  });
  return spent.waitMs;
}

/**
 * Takes so much out of what one person may ask of a service in ten minutes, `most` in all. Gives 0, or how long it is in
 * milliseconds until there is enough.
 */
export function spend(service: Service, person: string, amount: number, most: number): number {
  return limitRate(`${service}.${person}`, most, SPAN_MS, amount);
}
