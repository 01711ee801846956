import {
  cellUnder,
  type CsvRow,
  type CsvTable,
  hasColumn,
  type ImportFormat,
  readingOf,
} from '@hub/tool-kit/import';
import { normaliseCountry } from '../model/country';
import { type ImportedItem, itemRow } from './imported-item';

/** The names of a column in files; the first is the hub's own. */
const COLUMNS = {
  name: ['Name', 'Title', 'Item', 'Document'],
  expiryDate: ['Expiry date', 'Expires', 'Expiry', 'Expiration date', 'Valid until', 'Date'],
  person: ['Who', 'Person'],
  category: ['Category', 'Type'],
  country: ['Country'],
} as const;

type Column = keyof typeof COLUMNS;

const read = (row: CsvRow, column: Column) => cellUnder(row, COLUMNS[column]).trim();

/** The cell of a row in a column that not every table has; none where the table has no such column. */
function optional(table: CsvTable, row: CsvRow, column: Column): Partial<Record<Column, string>> {
  return hasColumn(table, COLUMNS[column]) ? { [column]: read(row, column) } : {};
}

/** A table of items with a header, from the hub or made by hand. It needs a name and a date. */
export const itemCsv: ImportFormat<ImportedItem> = {
  id: 'csv',
  name: 'a table',
  read: (file) => {
    const table = file.table();
    if (table === null || !hasColumn(table, COLUMNS.name) || !hasColumn(table, COLUMNS.expiryDate)) {
      return Promise.resolve(null);
    }
    const items = table.rows.map((row) => {
      const { country, ...others } = {
        ...optional(table, row, 'person'),
        ...optional(table, row, 'category'),
        ...optional(table, row, 'country'),
      };
      return itemRow(row.line, {
        ...{ name: read(row, 'name'), expiryDate: read(row, 'expiryDate'), ...others },
        ...(country !== undefined && { country: normaliseCountry(country) }),
      });
    });
    return Promise.resolve(readingOf(items));
  },
};
