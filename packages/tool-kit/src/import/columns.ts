import type { CsvRow, CsvTable } from './csv';
import { plainCell } from './write-csv';

/** Whether a table has a column with one of these names, in any case. */
export function hasColumn({ head }: CsvTable, names: readonly string[]): boolean {
  return head.some((one) => names.some((name) => name.toLowerCase() === one.toLowerCase()));
}

/**
 * The first non-empty cell in a column with one of these names, without the apostrophe that `writeCsv` adds; `""` if
 * there is none.
 */
export function cellUnder({ cell }: CsvRow, names: readonly string[]): string {
  return plainCell(names.map(cell).find((text) => text.trim() !== '') ?? '');
}
