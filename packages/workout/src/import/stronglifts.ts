import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import type { SetValues, WeightUnit } from '../rules';
import { doneSet, numberIn, secondsIn, weightUnitOf } from './amounts';
import type { LoggedWorkout } from './imported-workout';
import { readMoment } from './moment';
import { conventionsOf } from './questions';
import { momentIn, readWorkouts, tableFormat } from './read-table';

const DAY = 86_400_000;

/** The columns of one set. */
interface SetColumns {
  reps: string;
  weight: string;
  unit: WeightUnit;
}

function setColumnsOf({ head }: CsvTable): SetColumns[] {
  return head.flatMap((weight) => {
    const [, number, name = ''] = /^Set (\d+) \((KG|LB)\)$/i.exec(weight) ?? [];
    const unit = weightUnitOf(name);
    return unit === null ? [] : [{ reps: `Set ${number} (Reps)`, weight, unit }];
  });
}

const columnOf = ({ head }: CsvTable, name: RegExp) => head.find((column) => name.test(column)) ?? '';

/** An end before the start is on the next day. */
function endOf(start: Date | null, end: Date | null): Date | null {
  return start && end && end < start ? new Date(end.getTime() + DAY) : end;
}

/** Timed sets, such as `3×0:45`; none for other texts. */
function timedSets(cell: string): SetValues[] {
  const [, count = '0', time = ''] = /^(\d{1,2})[×x](\d[\d:]*)$/.exec(cell.trim()) ?? [];
  return Array.from({ length: Number(count) }, () => doneSet({ unit: 'kg', seconds: secondsIn(time) }));
}

/** The completed sets: no repetitions mean that a set was skipped or failed. */
function setsOf({ cell }: CsvRow, columns: readonly SetColumns[], timed: string): SetValues[] {
  const sets = columns
    .map(({ reps, weight, unit }) => ({ unit, reps: numberIn(cell(reps)), weight: numberIn(cell(weight)) }))
    .filter(({ reps }) => reps !== null && reps !== 0);
  return sets.length > 0 ? sets.map(doneSet) : timedSets(cell(timed));
}

/**
 * Workouts of StrongLifts (https://stronglifts.com): one row per exercise, with its sets in columns, in kg or
 * lb.
 */
export const strongLifts = tableFormat(
  { id: 'stronglifts', name: 'StrongLifts', columns: [/^Date\b/i, /^Exercise$/i, /^Set 1 \((?:KG|LB)\)$/i] },
  (table, answers) => {
    const date = columnOf(table, /^Date\b/i);
    const start = columnOf(table, /^Start Time\b/i);
    const end = columnOf(table, /^End Time\b/i);
    const timed = columnOf(table, /^Sets[×x]Time$/i);
    const conventions = conventionsOf({ dates: table.rows.map(({ cell }) => cell(date)) }, answers);
    if ('question' in conventions) return conventions;
    const { order } = conventions;
    const columns = setColumnsOf(table);
    const workoutOf = ({ cell }: CsvRow): LoggedWorkout => {
      const begun = momentIn([cell(date), cell(start)].join(' '), order);
      const over = readMoment([cell(date), cell(end)].join(' '), order);
      return {
        title: cell('Workout Name'),
        start: begun,
        end: endOf(begun.at, over?.at ?? null),
        note: '',
      };
    };
    return readWorkouts(table, 'Exercise', (row, exercise) => {
      const logged = {
        line: row.line,
        workoutKey: JSON.stringify([row.cell(date), row.cell('Workout'), row.cell('Workout Name')]),
        workout: workoutOf(row),
        exercise,
        superset: '',
        notes: row.cell('Notes'),
      };
      return setsOf(row, columns, timed).map((values) => ({ ...logged, values }));
    });
  },
);
