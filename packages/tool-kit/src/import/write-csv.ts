import Papa from 'papaparse';

/** A cell that a spreadsheet would run as a formula, or one that looks escaped to `plainCell`. */
const FORMULA = /^'*[=+\-@\t\r]/;
const DEFUSED = /^'+[=+\-@\t\r]/;

/** Removes the apostrophe that `writeCsv` has added. */
export function plainCell(cell: string): string {
  return DEFUSED.test(cell) ? cell.slice(1) : cell;
}

/** Writes a CSV table (RFC 4180), with an apostrophe before formulas (`=+-@`, tab); `plainCell` removes it. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const defused = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `${Papa.unparse([[...head], ...defused], { newline: '\r\n' })}\r\n`;
}
