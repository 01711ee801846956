import { typedNumber } from '../../../model/typed-number';
import { clockOf } from '../../../rules';

/** The typed fields of a target. */
export const TARGET_FIELDS = [
  'sets',
  'reps',
  'repsTo',
  'seconds',
  'metres',
  'weight',
  'percent',
  'rpe',
  'rest',
  'group',
] as const;
export type TargetField = (typeof TARGET_FIELDS)[number];

const isTime = (name: TargetField) => name === 'rest' || name === 'seconds';

/** A value as text for its field: times of a minute or more as minutes and seconds. */
export function fieldText(name: TargetField, value: string | number | undefined): string {
  if (value === undefined) return '';
  return isTime(name) && Number(value) >= 60 ? clockOf(Number(value)) : String(value);
}

/** Parses a typed number, or for a time minutes and seconds. NaN for anything else. */
export function numberOf(name: TargetField, typed: string): number {
  return typedNumber(typed, isTime(name));
}
