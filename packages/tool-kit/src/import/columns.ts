import type { CsvRow, CsvTable } from './csv';
import { plainCell } from './write-csv';

/** Whether a table has a column under one of these names, in any case. */
export function hasColumn({ head }: CsvTable, names: readonly string[]): boolean {
  return head.some((one) => names.some((name) => name.toLowerCase() === one.toLowerCase()));
}

/** The first filled cell under one of these names, as it was before `writeCsv` has defused it; `""` where there is none. */
export function cellUnder({ cell }: CsvRow, names: readonly string[]): string {
  return plainCell(names.map(cell).find((text) => text.trim() !== '') ?? '');
}
