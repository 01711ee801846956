import { changeStored } from '../memory';
import { countTry } from '../tries';
import type { Service } from './turn';

const SPAN_MS = 600_000;

/** Spends `amount` of the `most` that a name has in `windowMs`. Returns 0, or in how many ms enough is left. */
export function limitRate(name: string, most: number, windowMs: number, amount = 1): number {
  return changeStored(`hub.rate.${name}`, (stored) =>
    countTry(stored, Date.now(), { most, windowMs }, amount),
  ).waitMs;
}

/** The same for what a person requests from a service: `most` is the limit in ten minutes. */
export function spend(service: Service, person: string, amount: number, most: number): number {
  return limitRate(`${service}.${person}`, most, SPAN_MS, amount);
}
