import { plainSigns, readPlainNumber } from '@hub/locale';
import { clockOf } from '../../../rules';

/** The typed fields of a target. */
export type TargetField =
  'sets' | 'reps' | 'repsTo' | 'seconds' | 'metres' | 'weight' | 'percent' | 'rpe' | 'rest' | 'group';

/** A value as text for its field: times of a minute or more as minutes and seconds. */
export function fieldText(name: TargetField, value: string | number | undefined): string {
  if (value === undefined) return '';
  const isTime = name === 'rest' || name === 'seconds';
  return isTime && Number(value) >= 60 ? clockOf(Number(value)) : String(value);
}

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/** Parses a typed number, or for a time minutes and seconds. NaN for anything else. */
export function numberOf(name: TargetField, typed: string): number {
  const clock = name === 'rest' || name === 'seconds' ? CLOCK.exec(plainSigns(typed).trim()) : null;
  if (clock) return Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3]);
  return readPlainNumber(typed);
}
