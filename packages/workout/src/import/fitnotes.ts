import type { CsvRow } from '@hub/tool-kit/import';
import type { SetValues, WeightUnit } from '../rules';
import { doneSet, isFilled, metresIn, numberIn, secondsIn, weightUnitOf } from './amounts';
import type { Conventions } from './questions';
import { momentIn, tableFormat } from './read-table';

/** The weight columns: with a unit column, or one column for each unit. */
const IN_KG = ['Weight (kg)', 'Weight (kgs)'];
const IN_LB = ['Weight (lb)', 'Weight (lbs)'];

const filled = ({ cell }: CsvRow, columns: readonly string[]) =>
  columns.map((column) => cell(column).trim()).find((text) => text !== '') ?? '';

/** The weight of a row as text, with its unit; `null` if no unit is given. */
function weightIn(row: CsvRow): { text: string; unit: WeightUnit | null } {
  const kilograms = filled(row, IN_KG);
  if (kilograms !== '') return { text: kilograms, unit: 'kg' };
  const pounds = filled(row, IN_LB);
  if (pounds !== '') return { text: pounds, unit: 'lb' };
  return { text: row.cell('Weight'), unit: weightUnitOf(row.cell('Weight Unit')) };
}

function valuesOf(row: CsvRow, { weightUnit, distanceUnit }: Conventions): SetValues {
  const { cell } = row;
  const weight = weightIn(row);
  return doneSet({
    weight: numberIn(weight.text),
    unit: weight.unit ?? weightUnit,
    reps: numberIn(cell('Reps')),
    metres: metresIn(cell('Distance'), cell('Distance Unit').trim() || distanceUnit),
    seconds: secondsIn(cell('Time')),
  });
}

/** Workouts of FitNotes, for Android and iOS: one for each day, without titles and times. */
export const fitNotes = tableFormat({
  id: 'fitnotes',
  name: 'FitNotes',
  columns: [/^Date$/i, /^Exercise$/i, /^Category$/i, /^Weight\b/i, /^Reps$/i],
  exercise: 'Exercise',
  signsOf: ({ rows }) => ({
    dates: rows.map(({ cell }) => cell('Date')),
    hasBareWeights: rows.map(weightIn).some(({ text, unit }) => unit === null && isFilled(text)),
    hasBareDistances: rows.some(
      ({ cell }) => isFilled(cell('Distance')) && cell('Distance Unit').trim() === '',
    ),
  }),
  readerOf: (_, conventions) => (row) => {
    const start = momentIn(row.cell('Date'), conventions.order);
    return [
      {
        workoutKey: start.date,
        workout: { title: '', start, end: null, note: '' },
        notes: filled(row, ['Comment', 'Notes']),
        values: valuesOf(row, conventions),
      },
    ];
  },
});
