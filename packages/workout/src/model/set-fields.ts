import { formatNumber } from '@hub/locale';
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

/** What a column of the table is headed by, but for a weight: that is headed by its unit. */
const HEADS: Readonly<Record<Exclude<SetField, 'weight'>, string>> = {
  reps: 'Reps',
  seconds: 's',
  metres: 'm',
};

/** What a column is called where it is read out. */
const NAMES: Readonly<Record<Exclude<SetField, 'weight'>, string>> = {
  reps: 'reps',
  seconds: 'seconds',
  metres: 'metres',
};

export function headOf(field: SetField, unit: WeightUnit): string {
  return field === 'weight' ? unit : HEADS[field];
}

export function nameOf(field: SetField, unit: WeightUnit): string {
  return field === 'weight' ? unit : NAMES[field];
}

/** A value of a set in the person's unit; `undefined` for none. */
export function ownValue(amounts: Amounts, field: SetField, unit: WeightUnit): number | undefined {
  const value = amounts[field];
  return field === 'weight' && value !== undefined ? inUnit(value, amounts.unit ?? 'kg', unit) : value;
}

/** A number as a field shows it: with the person's point, and without thousands that stand apart. */
export function written(value: number | undefined): string {
  return value === undefined ? '' : formatNumber(value, { useGrouping: false, maximumFractionDigits: 2 });
}

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** A number as it is typed: a comma may stand for the point, and a time be written as a clock has it. NaN for anything else. */
function typedNumber(field: SetField, typed: string): number {
  const clock = field === 'seconds' ? CLOCK.exec(typed) : null;
  if (clock) return Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3]);
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
}

/** What a field takes, with the sentence for all else. */
const CHECKS: Readonly<
  Record<SetField, { takes: (value: number, unit: WeightUnit) => boolean; sentence: string }>
> = {
  reps: {
    takes: isReps,
    sentence: `Give the repetitions as a whole number, at most ${formatNumber(MOST_REPS)}.`,
  },
  weight: {
    takes: isWeight,
    sentence: `Give a weight above 0 and at most ${formatNumber(MOST_KG)} kg, with at most two decimals.`,
  },
  seconds: { takes: isSeconds, sentence: 'Give the time in whole seconds, or as 1:30, at most 24 hours.' },
  metres: { takes: isMetres, sentence: 'Give the distance in whole metres, at most 1,000 km.' },
};

/** What was typed into a field: its value (`null` where it was emptied), or why it can't be taken. */
export type Typed = { value: number | null } | { problem: string };

/** Reads what was typed into a field of a set, a weight in `unit` (specification §5.350). */
export function readTyped(field: SetField, typed: string, unit: WeightUnit): Typed {
  const text = typed.trim();
  if (text === '') return { value: null };
  const value = typedNumber(field, text);
  const { takes, sentence } = CHECKS[field];
  return takes(value, unit) ? { value } : { problem: sentence };
}

/** What a set was, as the column "Last time" says it: `8 × 62.5`, `8`, `45 s`, `2,000 m`; `–` for none. */
export function amountsInWords(amounts: Amounts | undefined, unit: WeightUnit): string {
  if (amounts === undefined) return '–';
  const weight = ownValue(amounts, 'weight', unit);
  const { reps, seconds, metres } = amounts;
  if (metres !== undefined) return `${formatNumber(metres)} m`;
  if (seconds !== undefined) return seconds < 60 ? `${seconds} s` : clockOf(seconds);
  if (weight === undefined) return reps === undefined ? '–' : String(reps);
  return reps === undefined ? `${written(weight)} ${unit}` : `${reps} × ${written(weight)}`;
}

/** The kinds of sets, in the order in which they are offered. */
export const KIND_NAMES: Readonly<Record<SetKind, string>> = {
  work: 'Work set',
  'warm-up': 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
};

function beforeInWords({ kind, before }: SetRecord, unit: WeightUnit): string {
  if (kind === 'reps') return `${before} reps`;
  if (kind === 'time') return before < 60 ? `${before} s` : clockOf(before);
  if (kind === 'distance') return `${formatNumber(before)} m`;
  const weight = `${written(inUnit(before, 'kg', unit))} ${unit}`;
  return weight;
}

/** A record in a sentence, as it is read out: `Record, set 2: heaviest, 60 kg before`. */
export function recordInWords(name: string, record: SetRecord, unit: WeightUnit): string {
  return `Record, set ${name}: ${RECORD_NAMES[record.kind].toLowerCase()}, ${beforeInWords(record, unit)} before`;
}
