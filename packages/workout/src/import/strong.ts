import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import type { SetKind, SetValues } from '../rules';
import { doneSet, durationIn, isFilled, metresIn, numberIn, secondsIn, weightUnitOf } from './amounts';
import { RowFault } from './row-fault';
import type { DateOrder } from './moment';
import type { Signs } from './questions';
import { momentIn, tableFormat } from './read-table';
import { underEnglishHead } from './strong-heads';

const KINDS: Readonly<Record<string, SetKind>> = { W: 'warm-up', D: 'drop', F: 'failure' };
/** The set order of a row that is not a set: a word in the file's language, such as “Rest Timer” or “Note”. */
const WORDS = /\p{L}{2}/u;

interface Column {
  name: string;
  /** The unit in the header; `''` if there is none. */
  unit: string;
}

/** A column such as `Weight (kg)` or `Weight`. */
function columnOf({ head }: CsvTable, name: string): Column {
  const match = head.map((one) => new RegExp(`^${name}(?: \\((.+)\\))?$`, 'i').exec(one)).find(Boolean);
  return { name: match?.[0] ?? name, unit: match?.[1] ?? '' };
}

const weightUnitIn = ({ cell }: CsvRow, { unit }: Column) => weightUnitOf(unit || cell('Weight Unit'));
const distanceUnitIn = ({ cell }: CsvRow, { unit }: Column) => unit || cell('Distance Unit').trim();
const isNoSet = ({ cell }: CsvRow) => WORDS.test(cell('Set Order')) && !isFilled(cell('Reps'));
/** A rest timer has no text. */
const isRest = (row: CsvRow) => isNoSet(row) && row.cell('Notes').trim() === '';

function kindIn(cell: string): SetKind {
  const order = cell.trim();
  if (order === '' || /^\d+$/.test(order)) return 'work';
  const kind = KINDS[order.toUpperCase()];
  if (kind === undefined) throw new RowFault(`“${order}” is not a kind of set that is known here.`);
  return kind;
}

function prepared(table: CsvTable): CsvTable {
  const english = underEnglishHead(table);
  return { ...english, rows: english.rows.filter((row) => !isRest(row)) };
}

function signsOf(table: CsvTable): Signs {
  const [weight, distance] = [columnOf(table, 'Weight'), columnOf(table, 'Distance')];
  return {
    dates: table.rows.map(({ cell }) => cell('Date')),
    hasBareWeights: table.rows.some(
      (row) => isFilled(row.cell(weight.name)) && weightUnitIn(row, weight) === null,
    ),
    hasBareDistances: table.rows.some(
      (row) => isFilled(row.cell(distance.name)) && distanceUnitIn(row, distance) === '',
    ),
  };
}

function workoutOf({ cell }: CsvRow, duration: string, order: DateOrder) {
  const start = momentIn(cell('Date'), order);
  const seconds = durationIn(cell(duration));
  const end = start.at && seconds !== null ? new Date(start.at.getTime() + seconds * 1000) : null;
  return { title: cell('Workout Name'), start, end, note: cell('Workout Notes') };
}

/**
 * Workouts of Strong (https://strong.app): the CSV of iOS, of Android, and the newer one with units in its header, in
 * the languages of `strong-heads.ts`. Notes belong to their exercises.
 */
export const strong = tableFormat({
  id: 'strong',
  name: 'Strong',
  columns: [/^Workout Name$/i, /^Exercise Name$/i, /^Set Order$/i],
  exercise: 'Exercise Name',
  prepared,
  signsOf,
  readerOf: (table, { order, weightUnit, distanceUnit }) => {
    const [weight, distance] = [columnOf(table, 'Weight'), columnOf(table, 'Distance')];
    const duration = table.head.find((name) => /^(?:Workout )?Duration(?: \(sec\))?$/i.test(name)) ?? '';
    const valuesOf = (row: CsvRow): SetValues => ({
      kind: kindIn(row.cell('Set Order')),
      ...doneSet({
        weight: numberIn(row.cell(weight.name)),
        unit: weightUnitIn(row, weight) ?? weightUnit,
        reps: numberIn(row.cell('Reps')),
        metres: metresIn(row.cell(distance.name), distanceUnitIn(row, distance) || distanceUnit),
        seconds: secondsIn(row.cell('Seconds')),
        rpe: numberIn(row.cell('RPE')),
      }),
    });
    return (row) => [
      {
        workoutKey: JSON.stringify([row.cell('Date').trim(), row.cell('Workout Name').trim()]),
        workout: workoutOf(row, duration, order),
        notes: row.cell('Notes'),
        values: isNoSet(row) ? null : valuesOf(row),
      },
    ];
  },
});
