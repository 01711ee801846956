import { toCalendarDate } from '@hub/calendar';
import { hubNow } from '@hub/pb-client';
import {
  type CsvRow,
  type CsvTable,
  dateInCell,
  hasColumn,
  type ImportFile,
  type ImportProblem,
  type ImportReading,
  type ImportRow,
  plainCell,
  readingOf,
} from '@hub/tool-kit/import';
import { asciiAddress } from '../model/address';

/** The values of an alias in a file. */
export interface AliasImport {
  email: string;
  description: string;
  /** Since when it is no longer used; missing if the file does not say. */
  retiredOn?: string;
}

/** A file's table if it has all of these columns, in any case and order; otherwise `null`. */
export function tableWith(file: ImportFile, columns: readonly string[]): CsvTable | null {
  const table = file.table();
  return table !== null && columns.every((name) => hasColumn(table, [name])) ? table : null;
}

/** The columns of a table. */
interface Columns {
  email: string;
  description: string;
  /** The column with the date since which an alias is unused. */
  retiredOn?: string;
  /** The column that says whether it is used, without a date. */
  active?: string;
  /** Whether an empty cell of that column means that it is not used. */
  isEmptyFalse?: boolean;
}

const NO = /^(?:false|0|no)$/i;

/** Since when an alias is unused: since today if the file has no date. */
function retiredOnIn({ cell }: CsvRow, { retiredOn, active, isEmptyFalse = false }: Columns): string {
  if (retiredOn !== undefined) return dateInCell(plainCell(cell(retiredOn)).trim());
  if (active === undefined) return '';
  const value = cell(active).trim();
  const isUsed = value === '' ? !isEmptyFalse : !NO.test(value);
  return isUsed ? '' : toCalendarDate(hubNow());
}

/** Reads each row of a table as an alias; `problemOf` says why a row is left out. */
export function readAliases(
  { rows }: CsvTable,
  columns: Columns,
  problemOf: (row: CsvRow) => string | null = () => null,
): ImportReading<AliasImport> {
  const read = rows.map((row): ImportRow<AliasImport> | ImportProblem => {
    const email = asciiAddress(plainCell(row.cell(columns.email)).trim());
    const description = plainCell(row.cell(columns.description)).trim();
    const { line } = row;
    const retiredOn = retiredOnIn(row, columns);
    const reason = email === '' ? 'There is no address.' : problemOf(row);
    if (reason !== null) return { title: email || description || 'Without an address', line, reason };
    return { title: email, line, values: { email, description, ...(retiredOn !== '' && { retiredOn }) } };
  });
  return readingOf(read);
}
