import { toCalendarDate } from '@hub/calendar';
import {
  type CsvRow,
  type CsvTable,
  hasColumn,
  type ImportFile,
  type ImportProblem,
  type ImportReading,
  type ImportRow,
  plainCell,
} from '@hub/tool-kit/import';

/** What a file says of an alias; a record leaves no room for more. */
export interface AliasImport {
  email: string;
  description: string;
  /** The day since which it is not used any more; left out where the file does not say that. */
  retiredOn?: string;
}

/** The table of a file whose head has all of these columns, in any case and order; `null` where it has not. */
export function tableWith(file: ImportFile, columns: readonly string[]): CsvTable | null {
  const table = file.table();
  return table !== null && columns.every((name) => hasColumn(table, [name])) ? table : null;
}

/** The columns of a table. */
interface Columns {
  email: string;
  description: string;
  /** The day since which an alias is not used. */
  retiredOn?: string;
  /** Whether it is used: yes or no, without a day. */
  isUsed?: string;
}

const NO = /^(?:false|0|no)$/i;

/** Since when an alias is not used: since today where the file has no day, for then it is learned. */
function retiredOnIn({ cell }: CsvRow, { retiredOn, isUsed }: Columns): string {
  if (retiredOn !== undefined) return cell(retiredOn).trim();
  return isUsed !== undefined && NO.test(cell(isUsed).trim()) ? toCalendarDate(new Date()) : '';
}

/** Reads each row of a table as an alias; `problemOf` says why one stays out. */
export function readAliases(
  { rows }: CsvTable,
  columns: Columns,
  problemOf: (row: CsvRow) => string | null = () => null,
): ImportReading<AliasImport> {
  const read: ImportRow<AliasImport>[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const email = plainCell(row.cell(columns.email)).trim();
    const description = plainCell(row.cell(columns.description)).trim();
    const { line } = row;
    const retiredOn = retiredOnIn(row, columns);
    const reason = email === '' ? 'There is no address.' : problemOf(row);
    if (reason === null)
      read.push({
        title: email,
        line,
        values: { email, description, ...(retiredOn !== '' && { retiredOn }) },
      });
    else problems.push({ title: email || description || 'Without an address', line, reason });
  }
  return { rows: read, problems };
}
