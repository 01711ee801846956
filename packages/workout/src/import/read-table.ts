import type { CsvRow, CsvTable, ImportFormat, ImportProblem, ImportReading } from '@hub/tool-kit/import';
import type { ImportedWorkout, LoggedSet } from './imported-workout';
import { type DateOrder, type Moment, readMoment } from './moment';
import { RowFault } from './row-fault';
import { workoutsOf } from './workouts-of';

type Answers = Readonly<Record<string, string>>;
type Reading = ImportReading<ImportedWorkout>;

/** Returns the sets in a row, for the exercise with this name. Throws `RowFault`. */
type ReadRow = (row: CsvRow, exercise: string) => readonly LoggedSet[];

/** How to recognise a format. */
interface TableSigns {
  id: string;
  name: string;
  /** The columns that its header has, in any case and order. */
  columns: readonly RegExp[];
  /** Returns a table with the names of these columns, for a table in any language. */
  translated?: (table: CsvTable) => CsvTable;
}

/** A format that is a table with a header row. */
export function tableFormat(
  { id, name, columns, translated }: TableSigns,
  read: (table: CsvTable, answers: Answers) => Reading,
): ImportFormat<ImportedWorkout> {
  return {
    id,
    name,
    read: (file, answers) => {
      const written = file.table();
      const table = written && (translated?.(written) ?? written);
      const isOf = table !== null && columns.every((column) => table.head.some((head) => column.test(head)));
      return Promise.resolve(isOf ? read(table, answers) : null);
    },
  };
}

/** Reads each row; a rejected row is a problem with the name of its exercise. */
export function readWorkouts({ rows }: CsvTable, exerciseColumn: string, read: ReadRow): Reading {
  const sets: LoggedSet[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const { line } = row;
    const exercise = row.cell(exerciseColumn).trim();
    try {
      if (exercise === '') throw new RowFault('There is no name of an exercise.');
      sets.push(...read(row, exercise));
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
