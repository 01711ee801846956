export type WeightUnit = 'kg' | 'lb';

/** The kilograms of a pound (the international pound of 1959). */
const KG_PER_LB = 0.453_592_37;

/** The maximum weight of a set or a target, in kg (specification §9.300). */
export const MOST_KG = 1_500;
/** The maximum repetitions of a set (specification §9.300). */
export const MOST_REPS = 1_000;
/** The maximum duration of a set, in seconds: a day (specification §9.300). */
export const MOST_SECONDS = 86_400;
/** The maximum distance of a set, in metres (specification §9.300). */
export const MOST_METRES = 1_000_000;

/** A weight in kg. */
export function inKg(weight: number, unit: WeightUnit): number {
  return unit === 'lb' ? weight * KG_PER_LB : weight;
}

/** A weight in another unit, rounded to a tenth; unchanged if the unit is the same. */
export function inUnit(weight: number, unit: WeightUnit, wanted: WeightUnit): number {
  if (unit === wanted) return weight;
  const converted = unit === 'lb' ? weight * KG_PER_LB : weight / KG_PER_LB;
  return Math.round(converted * 10) / 10;
}

export function isWeightUnit(value: unknown): value is WeightUnit {
  return value === 'kg' || value === 'lb';
}

/** Whether a value is a number within limits, and a multiple of `step` (apart from rounding errors). */
export function isAmount(value: unknown, least: number, most: number, step: number): value is number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) return false;
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Whether a value is a weight above 0 and up to {@link MOST_KG}, with at most two decimals. */
export function isWeight(value: unknown, unit: WeightUnit): value is number {
  return isAmount(value, 0.01, Infinity, 0.01) && inKg(value, unit) <= MOST_KG;
}

export const isReps = (value: unknown) => isAmount(value, 0, MOST_REPS, 1);
export const isSeconds = (value: unknown) => isAmount(value, 1, MOST_SECONDS, 1);
export const isMetres = (value: unknown) => isAmount(value, 1, MOST_METRES, 1);
/** Rate of perceived exertion: 1 to 10, in steps of a half. */
export const isRpe = (value: unknown) => isAmount(value, 1, 10, 0.5);
/** Repetitions in reserve: 0 to 10, in steps of a half. */
export const isRir = (value: unknown) => isAmount(value, 0, 10, 0.5);
