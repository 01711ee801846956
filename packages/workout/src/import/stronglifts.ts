import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import type { SetValues, WeightUnit } from '../rules';
import { doneSet, numberIn, secondsIn, weightUnitOf } from './amounts';
import { readMoment } from './moment';
import { momentIn, tableFormat } from './read-table';

const DAY = 86_400_000;
const DATE = /^Date\b/i;

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

/** Workouts of StrongLifts (https://stronglifts.com): one row per exercise, with its sets in columns. */
export const strongLifts = tableFormat({
  id: 'stronglifts',
  name: 'StrongLifts',
  columns: [/^Date\b/i, /^Exercise$/i, /^Set 1 \((?:KG|LB)\)$/i],
  exercise: 'Exercise',
  signsOf: (table) => ({ dates: table.rows.map(({ cell }) => cell(columnOf(table, DATE))) }),
  readerOf: (table, { order }) => {
    const date = columnOf(table, DATE);
    const start = columnOf(table, /^Start Time\b/i);
    const end = columnOf(table, /^End Time\b/i);
    const timed = columnOf(table, /^Sets[×x]Time$/i);
    const columns = setColumnsOf(table);
    return (row) => {
      const { cell } = row;
      const begun = momentIn([cell(date), cell(start)].join(' '), order);
      const over = readMoment([cell(date), cell(end)].join(' '), order);
      const logged = {
        workoutKey: JSON.stringify([cell(date), cell('Workout'), cell('Workout Name')]),
        workout: {
          title: cell('Workout Name'),
          start: begun,
          end: endOf(begun.at, over?.at ?? null),
          note: '',
        },
        notes: cell('Notes'),
      };
      return setsOf(row, columns, timed).map((values) => ({ ...logged, values }));
    };
  },
});
