import Papa from 'papaparse';

/** A cell that a spreadsheet would run as a formula, or one that `plainCell` would take for such a one. */
const FORMULA = /^'*[=+\-@\t\r]/;
const DEFUSED = /^'+[=+\-@\t\r]/;

/** A cell as it was before `writeCsv` has defused it. */
export function plainCell(cell: string): string {
  return DEFUSED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Writes a CSV table (RFC 4180). An apostrophe is put before what a spreadsheet would take for a formula (`=`, `+`, `-`, `@`, tab);
 * `plainCell` takes it away.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const defused = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `${Papa.unparse([[...head], ...defused], { newline: '\r\n' })}\r\n`;
}
