import type { CsvRow, CsvTable, ImportFile, ImportFormat, ImportProblem } from '@hub/tool-kit/import';
import type { ImportedWorkout, LoggedSet } from './imported-workout';
import { type DateOrder, type Moment, readMoment } from './moment';
import { type Answers, type Conventions, conventionsOf, type Signs } from './questions';
import { RowFault } from './row-fault';
import { workoutsOf } from './workouts-of';

/** A set in a row, without what every format reads in the same way. */
type RowSet = Omit<LoggedSet, 'line' | 'exercise' | 'superset'> & Partial<LoggedSet>;

/** How to recognise and read a format that is a table with a header row. */
interface TableFormat {
  id: string;
  name: string;
  /** The columns that its header has, in any case and order. */
  columns: readonly RegExp[];
  /** The column with the name of the exercise. */
  exercise: string;
  /** Gives the table's columns the names above, and leaves out rows that are not read. */
  prepared?: (table: CsvTable) => CsvTable;
  /** The contents that determine how to read the table. */
  signsOf: (table: CsvTable) => Signs;
  /** Gives the function that reads the sets in a row; it throws `RowFault`. */
  readerOf: (
    table: CsvTable,
    conventions: Conventions,
  ) => (row: CsvRow, exercise: string) => readonly RowSet[];
}

/** A format that is a table with a header row. */
export function tableFormat(format: TableFormat): ImportFormat<ImportedWorkout> {
  const { id, name } = format;
  return { id, name, read: (file, answers) => Promise.resolve(readTable(format, file, answers)) };
}

function readTable(format: TableFormat, file: ImportFile, answers: Answers) {
  const { columns, exercise, prepared = (table) => table, signsOf, readerOf } = format;
  const written = file.table();
  const table = written && prepared(written);
  if (!table || !columns.every((column) => table.head.some((head) => column.test(head)))) return null;
  const conventions = conventionsOf(signsOf(table), answers);
  if ('question' in conventions) return conventions;
  return readWorkouts(table, exercise, readerOf(table, conventions));
}

/** Reads each row; a rejected row is a problem with the name of its exercise. */
function readWorkouts({ rows }: CsvTable, column: string, read: ReturnType<TableFormat['readerOf']>) {
  const sets: LoggedSet[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const { line } = row;
    const exercise = row.cell(column).trim();
    try {
      if (exercise === '') throw new RowFault('There is no name of an exercise.');
      sets.push(...read(row, exercise).map((set) => ({ line, exercise, superset: '', ...set })));
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      problems.push({ title: exercise || `The set in line ${line}`, line, reason: error.message });
    }
  }
  return workoutsOf(sets, problems);
}

/** The date of a row. Throws `RowFault` if it is not a date. */
export function momentIn(cell: string, order: DateOrder): Moment {
  const moment = readMoment(cell, order);
  if (moment === null) throw new RowFault(`“${cell.trim()}” is not a date that is known here.`);
  return moment;
}
