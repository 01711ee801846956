import type { SetValues, WeightUnit } from '../rules';
import { RowFault } from './row-fault';

const METRES: Readonly<Record<string, number>> = {
  m: 1,
  meter: 1,
  meters: 1,
  metres: 1,
  km: 1000,
  kilometers: 1000,
  mi: 1609.344,
  mile: 1609.344,
  miles: 1609.344,
  yd: 0.9144,
  yards: 0.9144,
  ft: 0.3048,
  feet: 0.3048,
  cm: 0.01,
  in: 0.0254,
};

/** A weight unit by the names that programs use; `null` for any other name. */
export function weightUnitOf(name: string): WeightUnit | null {
  if (/^(?:kgs?|kilograms?)$/i.test(name.trim())) return 'kg';
  return /^(?:lbs?|pounds?)$/i.test(name.trim()) ? 'lb' : null;
}

/** A number with a decimal point or comma; `null` for an empty cell. Throws `RowFault` for anything else. */
export function numberIn(cell: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) throw new RowFault(`“${text}” is not a number.`);
  return Number(text.replace(',', '.'));
}

/** Whether a cell contains a number other than 0, which programs write for an empty value. */
export const isFilled = (cell: string) => /[1-9]/.test(cell);

/** A distance in whole metres; `null` if there is none. Throws `RowFault` if the unit is unknown. */
export function metresIn(cell: string, unit: string): number | null {
  const distance = numberIn(cell);
  if (distance === null || distance === 0) return null;
  const metres = METRES[unit.trim().toLowerCase()];
  if (metres === undefined)
    throw new RowFault(`“${unit.trim()}” is not a unit of distance that is known here.`);
  return Math.round(distance * metres);
}

/** A time in whole seconds, from `90`, `1:30` or `0:01:30`; `null` if there is none. */
export function secondsIn(cell: string): number | null {
  const parts = cell.trim().split(':');
  if (parts.length === 1) return whole(numberIn(cell));
  if (parts.length > 3 || !parts.every((part) => /^\d+(?:\.\d+)?$/.test(part)))
    throw new RowFault(`“${cell.trim()}” is not a time.`);
  return whole(parts.reduce((seconds, part) => seconds * 60 + Number(part), 0));
}

const whole = (seconds: number | null) => seconds && Math.round(seconds);

/** The duration in seconds, from `1h 5m`, `53m` or `3900`; `null` if there is none or it is invalid. */
export function durationIn(cell: string): number | null {
  const text = cell.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const [whole, hours, minutes, seconds] =
    /^(?:(\d+)\s?h)?\s*(?:(\d+)\s?m(?:in)?)?\s*(?:(\d+)\s?s)?$/.exec(text) ?? [];
  if (!whole) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** The values of a set in a row; `null` for missing ones. */
interface Amounts {
  weight?: number | null;
  unit: WeightUnit;
  reps?: number | null;
  seconds?: number | null;
  metres?: number | null;
  rpe?: number | null;
}

/**
 * The values of a completed set, weights with two decimals. Programs write 0 for values that a set does not have; no
 * repetitions with a weight are a failed attempt.
 */
export function doneSet({ weight, unit, reps, seconds, metres, rpe }: Amounts): SetValues {
  const isAttempt = reps === 0 && Boolean(weight) && !seconds && !metres;
  const hasReps = isAttempt || Boolean(reps);
  return {
    ...(weight && { weight: Math.round(weight * 100) / 100, unit }),
    ...(hasReps && { reps }),
    ...(seconds && { seconds }),
    ...(metres && { metres }),
    ...(rpe && { rpe }),
    done: true,
  };
}
