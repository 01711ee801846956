import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import { doneSet, isFilled, numberIn, weightUnitOf } from './amounts';
import type { LoggedWorkout } from './imported-workout';
import { type DateOrder, type Moment, readMoment } from './moment';
import { conventionsOf } from './questions';
import { momentIn, readWorkouts, tableFormat } from './read-table';

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

/**
 * Workouts of LiftLog (https://liftlog.online): its plain CSV, which has a time for each set but no titles.
 */
export const liftLog = tableFormat(
  { id: 'liftlog', name: 'LiftLog', columns: [/^SessionId$/i, /^Timestamp$/i, /^Exercise$/i, /^Reps$/i] },
  (table, answers) => {
    const conventions = conventionsOf(
      {
        dates: table.rows.map(({ cell }) => cell('Timestamp')),
        hasBareWeights: table.rows.some((row) => isFilled(row.cell('Weight')) && weightUnitIn(row) === null),
      },
      answers,
    );
    if ('question' in conventions) return conventions;
    const spans = spansOf(table, conventions.order);
    return readWorkouts(table, 'Exercise', (row, exercise) => {
      const { cell, line } = row;
      const { at, ...day } = momentIn(cell('Timestamp'), conventions.order);
      const workout: LoggedWorkout = {
        ...{ title: '', note: '' },
        ...(spans.get(cell('SessionId')) ?? { start: { ...day, at }, end: null }),
      };
      const values = doneSet({
        weight: numberIn(cell('Weight')),
        unit: weightUnitIn(row) ?? conventions.weightUnit,
        reps: numberIn(cell('Reps')),
      });
      return [
        {
          ...{ line, workout, exercise, workoutKey: cell('SessionId'), superset: '', notes: cell('Notes') },
          values: { ...values, ...(at && { at: at.toISOString() }) },
        },
      ];
    });
  },
);
