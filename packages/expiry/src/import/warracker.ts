import { addDays, addMonths, isCalendarDate } from '@hub/calendar';
import { type CsvRow, type ImportFormat, readingOf } from '@hub/tool-kit/import';
import { type ImportedItem, itemRow, WARRANTY } from './imported-item';

/** The end of a warranty: as stated, otherwise computed from the purchase; `""` if neither is there. */
function endOf({ cell }: CsvRow): string {
  const [end, bought] = [cell('ExpirationDate').trim(), cell('PurchaseDate').trim()];
  if (end !== '' || !isCalendarDate(bought)) return end;
  const [years, months, days] = ['Years', 'Months', 'Days'].map((unit) =>
    Number(cell(`WarrantyDuration${unit}`)),
  );
  if (!years && !months && !days) return '';
  return addDays(addMonths(bought, (years ?? 0) * 12 + (months ?? 0)), days ?? 0);
}

/** Warracker's CSV (https://github.com/sassanix/Warracker). Lifetime warranties are not imported. */
export const warracker: ImportFormat<ImportedItem> = {
  id: 'warracker',
  name: 'Warracker',
  read: (file) => {
    const table = file.table();
    if (!table?.head.includes('ProductName') || !table.head.includes('PurchaseDate'))
      return Promise.resolve(null);
    const items = table.rows.map((row) => {
      const name = row.cell('ProductName').trim();
      if (/^true$/i.test(row.cell('IsLifetime').trim())) {
        const title = name || `The item in line ${row.line}`;
        return { title, line: row.line, reason: 'It has a lifetime warranty, so there is no expiry date.' };
      }
      return itemRow(row.line, { name, expiryDate: endOf(row), category: WARRANTY });
    });
    return Promise.resolve(readingOf(items));
  },
};
