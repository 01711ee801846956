import { clockOf } from '../../../rules';

/** The fields of a target that are typed. */
export type TargetField =
  'sets' | 'reps' | 'repsTo' | 'seconds' | 'metres' | 'weight' | 'percent' | 'rpe' | 'rest' | 'group';

/** A value as its field shows it: a minute and more as a clock has it. */
export function fieldText(name: TargetField, value: string | number | undefined): string {
  if (value === undefined) return '';
  const isTime = name === 'rest' || name === 'seconds';
  return isTime && Number(value) >= 60 ? clockOf(Number(value)) : String(value);
}

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/** A number, or for a time minutes and seconds, as it is typed; a comma may stand for the point. NaN for anything else. */
export function numberOf(name: TargetField, typed: string): number {
  const text = typed.trim();
  const clock = name === 'rest' || name === 'seconds' ? CLOCK.exec(text) : null;
  if (clock) return Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3]);
  return text === '' ? NaN : Number(text.replace(',', '.'));
}
