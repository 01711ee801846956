import { type CsvRow, plainCell } from '@hub/tool-kit/import';
import type { SetKind, SetValues } from '../rules';
import { doneSet, metresIn, numberIn, secondsIn } from './amounts';
import { type DateOrder, readMoment } from './moment';
import { RowFault } from './row-fault';
import { momentIn, tableFormat } from './read-table';

/** Hevy's names of the kinds of sets. */
export const HEVY_KINDS: Readonly<Record<SetKind, string>> = {
  work: 'normal',
  'warm-up': 'warmup',
  drop: 'dropset',
  failure: 'failure',
};

function kindIn(cell: string): SetKind {
  const name = cell.trim().toLowerCase();
  if (name === '' || name === 'normal') return 'work';
  const [kind] = Object.entries(HEVY_KINDS).find(([kind, own]) => own === name || kind === name) ?? [];
  if (kind === undefined) throw new RowFault(`“${cell.trim()}” is not a kind of set that is known here.`);
  return kind as SetKind;
}

/** A file has the columns of one unit or of both. */
function valuesOf({ cell }: CsvRow): SetValues {
  const kilograms = numberIn(cell('weight_kg'));
  return {
    kind: kindIn(cell('set_type')),
    ...doneSet({
      weight: kilograms ?? numberIn(cell('weight_lbs')),
      unit: kilograms === null ? 'lb' : 'kg',
      reps: numberIn(cell('reps')),
      metres: metresIn(cell('distance_km'), 'km') ?? metresIn(cell('distance_miles'), 'miles'),
      seconds: secondsIn(cell('duration_seconds')),
      rpe: numberIn(cell('rpe')),
    }),
  };
}

function workoutOf({ cell }: CsvRow, order: DateOrder) {
  return {
    title: plainCell(cell('title')),
    start: momentIn(cell('start_time'), order),
    end: readMoment(cell('end_time'), order)?.at ?? null,
    note: plainCell(cell('description')),
  };
}

/** Workouts of Hevy (https://hevy.com): its CSV in kg and km or in pounds and miles; the hub writes it, too. */
export const hevy = tableFormat({
  id: 'hevy',
  name: 'Hevy',
  columns: [/^exercise_title$/i, /^start_time$/i, /^reps$/i],
  exercise: 'exercise_title',
  signsOf: ({ rows }) => ({ dates: rows.map(({ cell }) => cell('start_time')) }),
  readerOf:
    (_, { order }) =>
    (row, exercise) => [
      {
        workoutKey: JSON.stringify([row.cell('title').trim(), row.cell('start_time').trim()]),
        workout: workoutOf(row, order),
        exercise: plainCell(exercise),
        superset: row.cell('superset_id').trim(),
        notes: plainCell(row.cell('exercise_notes')),
        values: valuesOf(row),
      },
    ],
});
