import { counted, formatNumber } from '@hub/locale';
import {
  clockOf,
  inUnit,
  isMetres,
  isReps,
  isSeconds,
  isWeight,
  MOST_KG,
  MOST_REPS,
  type SetKind,
  type SetRecord,
  type WeightUnit,
} from '../rules';
import { RECORD_NAMES } from './record-names';
import type { Amounts, SetField } from './set-rows';
import { typedNumber } from './typed-number';

/** The headers of the columns, except for a weight, whose header is its unit. */
const HEADS: Readonly<Record<Exclude<SetField, 'weight'>, string>> = {
  reps: 'Reps',
  seconds: 's',
  metres: 'm',
};

export function headOf(field: SetField, unit: WeightUnit): string {
  return field === 'weight' ? unit : HEADS[field];
}

/** The name of a column for screen readers. */
export function nameOf(field: SetField, unit: WeightUnit): string {
  return field === 'weight' ? unit : field;
}

/** A value of a set in the person's unit; `undefined` if there is none. */
export function ownValue(amounts: Amounts, field: SetField, unit: WeightUnit): number | undefined {
  const value = amounts[field];
  return field === 'weight' && value !== undefined ? inUnit(value, amounts.unit ?? 'kg', unit) : value;
}

/** A number as text for a field: with the person's decimal separator, without thousands separators. */
export function written(value: number | undefined): string {
  return value === undefined ? '' : formatNumber(value, { useGrouping: false, maximumFractionDigits: 2 });
}

/** The validation of each field, with the message for invalid values. */
const CHECKS: Readonly<
  Record<SetField, { takes: (value: number, unit: WeightUnit) => boolean; sentence: string }>
> = {
  reps: {
    takes: isReps,
    sentence: `Enter the repetitions as a whole number, at most ${formatNumber(MOST_REPS)}.`,
  },
  weight: {
    takes: isWeight,
    sentence: `Enter a weight above 0 and at most ${formatNumber(MOST_KG)} kg, with at most two decimals.`,
  },
  seconds: { takes: isSeconds, sentence: 'Enter the time in whole seconds, or as 1:30, at most 24 hours.' },
  metres: { takes: isMetres, sentence: 'Enter the distance in whole metres, at most 1,000 km.' },
};

/** A typed value (`null` if the field was emptied), or why it is invalid. */
export type Typed = { value: number | null } | { problem: string };

/** Parses the typed text of a set's field, a weight in `unit` (specification §5.350). */
export function readTyped(field: SetField, typed: string, unit: WeightUnit): Typed {
  const text = typed.trim();
  if (text === '') return { value: null };
  const value = typedNumber(text, field === 'seconds');
  const { takes, sentence } = CHECKS[field];
  return takes(value, unit) ? { value } : { problem: sentence };
}

/** The amounts of a set in the column "Last time": `8 × 62.5`, `8`, `45 s`, `2,000 m`; `–` for none. */
export function amountsInWords(amounts: Amounts | undefined, unit: WeightUnit): string {
  if (amounts === undefined) return '–';
  const weight = ownValue(amounts, 'weight', unit);
  const { reps, seconds, metres } = amounts;
  if (metres !== undefined) return `${formatNumber(metres)} m`;
  if (seconds !== undefined) return seconds < 60 ? `${seconds} s` : clockOf(seconds);
  if (weight === undefined) return reps === undefined ? '–' : String(reps);
  return reps === undefined ? `${written(weight)} ${unit}` : `${reps} × ${written(weight)}`;
}

/** The kinds of sets, in the order of the menu. */
export const KIND_NAMES: Readonly<Record<SetKind, string>> = {
  work: 'Work set',
  'warm-up': 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
};

function beforeInWords({ kind, before }: SetRecord, unit: WeightUnit): string {
  if (kind === 'reps') return counted(before, 'rep');
  if (kind === 'time') return before < 60 ? `${before} s` : clockOf(before);
  if (kind === 'distance') return `${formatNumber(before)} m`;
  return `${written(inUnit(before, 'kg', unit))} ${unit}`;
}

/** A record as a sentence for screen readers: `Record, set 2: heaviest, 60 kg before`. */
export function recordInWords(name: string, record: SetRecord, unit: WeightUnit): string {
  return `Record, set ${name}: ${RECORD_NAMES[record.kind].toLowerCase()}, ${beforeInWords(record, unit)} before`;
}
