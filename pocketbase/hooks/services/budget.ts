import { changeStored } from '../memory';
import { countTry } from '../tries';
import type { Service } from './turn';

const SPAN_MS = 600_000;

/** Spends `amount` of `most` under a name in `windowMs`. Returns 0, or the ms until there is enough. */
export function limitRate(name: string, most: number, windowMs: number, amount = 1): number {
  return changeStored(`hub.rate.${name}`, (stored) =>
    countTry(stored, Date.now(), { most, windowMs }, amount),
  ).waitMs;
}

/** The same of what one person may request from a service in ten minutes, `most` in all. */
export function spend(service: Service, person: string, amount: number, most: number): number {
  return limitRate(`${service}.${person}`, most, SPAN_MS, amount);
}
