import Papa from 'papaparse';
import { ImportFault } from './import-fault';

/** The most lines of a table: a file of 20 MB with a cell a line would take gigabytes. */
const MOST_LINES = 200_000;

/** A row of a table. */
export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  /** The cell under a head's name, whatever its case; `""` where there is none. */
  cell: (name: string) => string;
}

/** A CSV table: rows without a single filled cell are left out. */
export interface CsvTable {
  head: readonly string[];
  rows: readonly CsvRow[];
  /** The names of the columns that hold something, and that were asked for of no row since `readAnew`. */
  unread: () => string[];
  /** Forgets which columns were asked for, before another format reads the table. */
  readAnew: () => void;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** How a table is written. */
interface CsvOptions {
  /** What parts the cells; without it, what parts the first line into most. */
  delimiter?: (typeof DELIMITERS)[number];
  /** The names of the columns of a table without a head line. */
  head?: readonly string[];
  /** The line of the file that the text begins at, from 1. */
  firstLine?: number;
}

interface Line {
  line: number;
  cells: readonly string[];
}

/**
 * Reads a CSV table (RFC 4180) with any kind of line break; a break within a cell becomes `\n`. Throws `ImportFault` where a quote
 * does not end or the table is too long.
 */
export function parseCsv(text: string, { delimiter, head, firstLine = 1 }: CsvOptions = {}): CsvTable {
  const whole = text.replace(/\r\n?/g, '\n');
  const lines = readLines(whole, delimiter ?? guessDelimiter(whole), firstLine);
  const names = (head ?? lines.shift()?.cells ?? []).map((name) => name.trim());
  const columns = new Map<string, number>();
  for (const [column, name] of names.entries()) {
    const key = name.toLowerCase();
    if (!columns.has(key)) columns.set(key, column);
  }
  const asked = new Set<number>();
  const rows = lines.map(({ line, cells }) => ({
    line,
    cell: (name: string) => {
      const column = columns.get(name.toLowerCase()) ?? -1;
      asked.add(column);
      return cells[column] ?? '';
    },
  }));
  const isFilled = (column: number) => lines.some(({ cells }) => (cells[column] ?? '').trim() !== '');
  const unread = () => names.filter((name, column) => name !== '' && !asked.has(column) && isFilled(column));
  return { head: names, rows, unread, readAnew: () => asked.clear() };
}

/** Papaparse's own guess takes a table of two columns for one of commas. */
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
      `Line ${start} has a quotation mark (") that does not fit. Correct it, and choose the file again.`,
    );
  }
  return lines;
}
