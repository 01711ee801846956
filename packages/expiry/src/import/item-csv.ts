import { cellUnder, type CsvRow, hasColumn, type ImportFormat, readingOf } from '@hub/tool-kit/import';
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

const read = (row: CsvRow, column: keyof typeof COLUMNS) => cellUnder(row, COLUMNS[column]).trim();

/** A table of items with a header, from the hub or made by hand. It needs a name and a date. */
export const itemCsv: ImportFormat<ImportedItem> = {
  id: 'csv',
  name: 'a table',
  read: (file) => {
    const table = file.table();
    if (table === null || !hasColumn(table, COLUMNS.name) || !hasColumn(table, COLUMNS.expiryDate)) {
      return Promise.resolve(null);
    }
    const items = table.rows.map((row) =>
      itemRow(row.line, {
        name: read(row, 'name'),
        expiryDate: read(row, 'expiryDate'),
        person: read(row, 'person'),
        category: read(row, 'category'),
        country: normaliseCountry(read(row, 'country')),
      }),
    );
    return Promise.resolve(readingOf(items));
  },
};
