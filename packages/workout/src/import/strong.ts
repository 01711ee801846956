import type { CsvRow, CsvTable } from '@hub/tool-kit/import';
import type { SetKind, SetValues } from '../rules';
import { doneSet, durationIn, isFilled, metresIn, numberIn, secondsIn, weightUnitOf } from './amounts';
import { RowFault } from './row-fault';
import { type Conventions, conventionsOf } from './questions';
import { momentIn, readWorkouts, tableFormat } from './read-table';
import { underEnglishHead } from './strong-heads';

const KINDS: Readonly<Record<string, SetKind>> = { W: 'warm-up', D: 'drop', F: 'failure' };
/**
 * In rows that are not sets, the set order is a word, such as “Rest Timer” and “Note”, in the language of the
 * file.
 */
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

/** The format of one person's file. */
interface Layout extends Conventions {
  weight: Column;
  distance: Column;
  /** The name of the duration column. */
  duration: string;
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

function valuesOf(row: CsvRow, { weight, distance, weightUnit, distanceUnit }: Layout): SetValues | null {
  const { cell } = row;
  if (isNoSet(row)) return null;
  return {
    kind: kindIn(cell('Set Order')),
    ...doneSet({
      weight: numberIn(cell(weight.name)),
      unit: weightUnitIn(row, weight) ?? weightUnit,
      reps: numberIn(cell('Reps')),
      metres: metresIn(cell(distance.name), distanceUnitIn(row, distance) || distanceUnit),
      seconds: secondsIn(cell('Seconds')),
      rpe: numberIn(cell('RPE')),
    }),
  };
}

function workoutOf({ cell }: CsvRow, { order, duration }: Layout) {
  const start = momentIn(cell('Date'), order);
  const seconds = durationIn(cell(duration));
  const end = start.at && seconds !== null ? new Date(start.at.getTime() + seconds * 1000) : null;
  return { title: cell('Workout Name'), start, end, note: cell('Workout Notes') };
}

/**
 * Workouts of Strong (https://strong.app): the CSV of iOS, of Android, and the newer one with units in its
 * header, in the languages of `strong-heads.ts`. Rest timers are not sets, and notes belong to their
 * exercises.
 */
export const strong = tableFormat(
  {
    id: 'strong',
    name: 'Strong',
    columns: [/^Workout Name$/i, /^Exercise Name$/i, /^Set Order$/i],
    translated: underEnglishHead,
  },
  (table, answers) => {
    const [weight, distance] = [columnOf(table, 'Weight'), columnOf(table, 'Distance')];
    const sets = table.rows.filter((row) => !isRest(row));
    const conventions = conventionsOf(
      {
        dates: sets.map(({ cell }) => cell('Date')),
        hasBareWeights: sets.some(
          (row) => isFilled(row.cell(weight.name)) && weightUnitIn(row, weight) === null,
        ),
        hasBareDistances: sets.some(
          (row) => isFilled(row.cell(distance.name)) && distanceUnitIn(row, distance) === '',
        ),
      },
      answers,
    );
    if ('question' in conventions) return conventions;
    const duration = table.head.find((name) => /^(?:Workout )?Duration(?: \(sec\))?$/i.test(name)) ?? '';
    const layout: Layout = { ...conventions, weight, distance, duration };
    return readWorkouts({ ...table, rows: sets }, 'Exercise Name', (row, exercise) => [
      {
        line: row.line,
        workoutKey: JSON.stringify([row.cell('Date').trim(), row.cell('Workout Name').trim()]),
        workout: workoutOf(row, layout),
        exercise,
        superset: '',
        notes: row.cell('Notes'),
        values: valuesOf(row, layout),
      },
    ]);
  },
);
