export type WeightUnit = 'kg' | 'lb';

/** Pounds in a kilogram are the inverse of this (the international pound of 1959). */
const KG_PER_LB = 0.453_592_37;

/** The heaviest weight of a set or a target, in kg (specification §9.300). */
export const MOST_KG = 1_500;
/** The most repetitions of a set (specification §9.300). */
export const MOST_REPS = 1_000;
/** The longest set, in seconds: a day (specification §9.300). */
export const MOST_SECONDS = 86_400;
/** The farthest set, in metres (specification §9.300). */
export const MOST_METRES = 1_000_000;

/** A weight in kg. */
export function inKg(weight: number, unit: WeightUnit): number {
  return unit === 'lb' ? weight * KG_PER_LB : weight;
}

/** A weight in another unit, to a tenth; as it is where the unit is the same. */
export function inUnit(weight: number, unit: WeightUnit, wanted: WeightUnit): number {
  if (unit === wanted) return weight;
  const converted = unit === 'lb' ? weight * KG_PER_LB : weight / KG_PER_LB;
  return Math.round(converted * 10) / 10;
}

export function isWeightUnit(value: unknown): value is WeightUnit {
  return value === 'kg' || value === 'lb';
}

/** Whether a value is a number within limits, and a multiple of `step` (to a rounding error). */
export function isAmount(value: unknown, least: number, most: number, step: number): value is number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) return false;
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Whether a value is a weight above 0 of at most {@link MOST_KG}, with at most two decimals. */
export function isWeight(value: unknown, unit: WeightUnit): value is number {
  return isAmount(value, 0.01, Infinity, 0.01) && inKg(value, unit) <= MOST_KG;
}

export const isReps = (value: unknown) => isAmount(value, 0, MOST_REPS, 1);
export const isSeconds = (value: unknown) => isAmount(value, 1, MOST_SECONDS, 1);
export const isMetres = (value: unknown) => isAmount(value, 1, MOST_METRES, 1);
/** Rate of perceived exertion: 1 to 10, in halves. */
export const isRpe = (value: unknown) => isAmount(value, 1, 10, 0.5);
/** Repetitions in reserve: 0 to 10, in halves. */
export const isRir = (value: unknown) => isAmount(value, 0, 10, 0.5);
