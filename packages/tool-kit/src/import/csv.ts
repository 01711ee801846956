import Papa from 'papaparse';
import { ImportFault } from './import-fault';

/** The longest table, in lines: 20 MB with one cell per line would take gigabytes of memory. */
const MOST_LINES = 200_000;

/** A row of a table. */
export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  /** The cell under a column name, in any case; `""` if there is none. */
  cell: (name: string) => string;
}

/** A CSV table without its empty rows. */
export interface CsvTable {
  head: readonly string[];
  rows: readonly CsvRow[];
  /** The names of the non-empty columns from which no cell was read since `forgetReads`. */
  unread: () => string[];
  /** Forgets which columns were read, before another format reads the table. */
  forgetReads: () => void;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The line before the header with which a table tells Excel its delimiter. */
const DECLARATION = /^sep=([,;\t|])\n/i;

/** How a table is parsed. */
interface CsvOptions {
  /** The separator; by default the one that splits the first line into the most cells. */
  delimiter?: (typeof DELIMITERS)[number];
  /** The column names of a table without a header. */
  head?: readonly string[];
  /** The line number of the text's first line in the file, from 1. */
  firstLine?: number;
}

interface Line {
  line: number;
  cells: readonly string[];
}

/**
 * Parses a CSV table (RFC 4180) with any kind of line break; a break within a cell becomes `
 * `. Throws `ImportFault` if a quote is not closed or the table is too long.
 */
export function parseCsv(text: string, { delimiter, head, firstLine = 1 }: CsvOptions = {}): CsvTable {
  const whole = text.replace(/\r\n?/g, '\n');
  const [declaration = '', declared] = DECLARATION.exec(whole) ?? [];
  const table = whole.slice(declaration.length);
  const start = declaration === '' ? firstLine : firstLine + 1;
  const lines = readLines(table, delimiter ?? declared ?? guessDelimiter(table.trimStart()), start);
  const names = (head ?? lines.shift()?.cells ?? []).map((name) => name.trim());
  const columns = new Map<string, number>();
  for (const [column, name] of names.entries()) {
    const key = name.toLowerCase();
    if (!columns.has(key)) columns.set(key, column);
  }
  const read = new Set<number>();
  const rows = lines.map(({ line, cells }) => ({
    line,
    cell: (name: string) => {
      const column = columns.get(name.toLowerCase()) ?? -1;
      read.add(column);
      return cells[column] ?? '';
    },
  }));
  const isFilled = (column: number) => lines.some(({ cells }) => (cells[column] ?? '').trim() !== '');
  const unread = () => names.filter((name, column) => name !== '' && !read.has(column) && isFilled(column));
  return { head: names, rows, unread, forgetReads: () => read.clear() };
}

/** Papaparse's own guess takes any table of two columns for one with commas. */
function guessDelimiter(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, next) => (columns(next) > columns(best) ? next : best));
}

function readLines(text: string, delimiter: string, firstLine: number): Line[] {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: MOST_LINES + 1,
  });
  if (data.length > MOST_LINES) throw new ImportFault(`The table has more than ${MOST_LINES} lines.`);
  const lines: Line[] = [];
  const starts: number[] = [];
  let line = firstLine;
  for (const cells of data) {
    starts.push(line);
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
  }
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const start = starts[broken.row ?? 0] ?? firstLine;
    throw new ImportFault(
      `Line ${start} has a quotation mark (") that is out of place. Correct it, and choose the file again.`,
    );
  }
  return lines;
}
