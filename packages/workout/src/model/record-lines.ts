import type { CalendarDate } from '@hub/calendar';
import { formatNumber } from '@hub/locale';
import { estimatedMaximum, type ExerciseSet, inKg, inUnit, type SetRecord, type WeightUnit } from '../rules';
import type { Exercise } from './exercise';
import { RECORD_NAMES } from './record-names';
import { amountInWords, weightInWords } from './set-text';

/** A record of a workout, in words. */
export interface RecordLine {
  id: string;
  title: string;
  /** The new best value: `9 @ 62.5 kg`, `1:05`. */
  value: string;
  /** The kind of record: `Most reps`. */
  kind: string;
  /** The previous best value: `8`, `60 kg`. */
  before: string;
  on: CalendarDate;
}

function kilos(weight: number, unit: WeightUnit): string {
  return `${formatNumber(inUnit(weight, 'kg', unit), { maximumFractionDigits: 1 })} ${unit}`;
}

/** The value of a set and the previous best, in the form of the record's kind. */
function valuesOf(set: ExerciseSet, { kind, before }: SetRecord): { value: string; before: string } {
  const { weight = 0, unit = 'kg', reps = 0 } = set;
  switch (kind) {
    case 'weight':
      return { value: weightInWords(set), before: kilos(before, unit) };
    case 'estimate':
      return {
        value: kilos(inKg(estimatedMaximum(weight, reps) ?? 0, unit), unit),
        before: kilos(before, unit),
      };
    case 'reps':
      return {
        value: [String(reps), weightInWords(set)].filter(Boolean).join(' @ '),
        before: String(before),
      };
    case 'time':
    case 'distance': {
      const earlier = kind === 'time' ? { seconds: before } : { metres: before };
      return {
        value: amountInWords(set),
        before: amountInWords({ id: '', kind: 'work', done: true, ...earlier }),
      };
    }
  }
}

/** The records of a workout, which the hub has stored in its sets, in order. */
export function recordLines(exercises: readonly Exercise[]): RecordLine[] {
  return exercises.flatMap(({ id, title, sets }) =>
    sets.flatMap((set) =>
      (set.records ?? []).map((record) => ({
        id: `${id} ${set.id} ${record.kind}`,
        title: title || 'Exercise',
        kind: RECORD_NAMES[record.kind],
        on: record.on,
        ...valuesOf(set, record),
      })),
    ),
  );
}
