import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import { doneSet, isFilled, numberIn, weightUnitOf } from './amounts';
import { type DateOrder, type Moment, readMoment } from './moment';
import { momentIn, tableFormat } from './read-table';

/** The times of the first and the last set of each session, by its id. */
function spansOf({ rows }: CsvTable, order: DateOrder): Map<string, { start: Moment; end: Date | null }> {
  const spans = new Map<string, { start: Moment; end: Date | null }>();
  for (const { cell } of rows) {
    const moment = readMoment(cell('Timestamp'), order);
    if (moment === null) continue;
    const { start, end } = spans.get(cell('SessionId')) ?? { start: moment, end: moment.at };
    spans.set(cell('SessionId'), {
      start: isBefore(moment.at, start.at) ? moment : start,
      end: isBefore(end, moment.at) ? moment.at : end,
    });
  }
  return spans;
}

const isBefore = (one: Date | null, other: Date | null) => one !== null && other !== null && one < other;

const weightUnitIn = ({ cell }: CsvRow) => weightUnitOf(cell('WeightUnit'));

/** Workouts of LiftLog (https://liftlog.online): its plain CSV, with a time for each set but no titles. */
export const liftLog = tableFormat({
  id: 'liftlog',
  name: 'LiftLog',
  columns: [/^SessionId$/i, /^Timestamp$/i, /^Exercise$/i, /^Reps$/i],
  exercise: 'Exercise',
  signsOf: ({ rows }) => ({
    dates: rows.map(({ cell }) => cell('Timestamp')),
    hasBareWeights: rows.some((row) => isFilled(row.cell('Weight')) && weightUnitIn(row) === null),
  }),
  readerOf: (table, { order, weightUnit }) => {
    const spans = spansOf(table, order);
    return (row) => {
      const { cell } = row;
      const start = momentIn(cell('Timestamp'), order);
      const span = spans.get(cell('SessionId')) ?? { start, end: null };
      const values = doneSet({
        weight: numberIn(cell('Weight')),
        unit: weightUnitIn(row) ?? weightUnit,
        reps: numberIn(cell('Reps')),
      });
      return [
        {
          workoutKey: cell('SessionId'),
          workout: { title: '', note: '', ...span },
          notes: cell('Notes'),
          values: { ...values, ...(start.at && { at: start.at.toISOString() }) },
        },
      ];
    };
  },
});
