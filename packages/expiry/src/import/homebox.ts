import { type ImportFormat, readingOf } from '@hub/tool-kit/import';
import { type ImportedItem, itemRow, WARRANTY } from './imported-item';

/** Homebox's value for a missing date. */
const NO_DATE = '0001-01-01';

/** The CSV of Homebox (https://homebox.software). Things with an end of warranty are imported. */
export const homebox: ImportFormat<ImportedItem> = {
  id: 'homebox',
  name: 'Homebox',
  read: (file) => {
    const table = file.table();
    if (!table?.head.includes('HB.name')) return Promise.resolve(null);
    const items = table.rows.map(({ line, cell }) => {
      const ends = cell('HB.warranty_expires').trim().slice(0, NO_DATE.length);
      const expiryDate = ends === NO_DATE ? '' : ends;
      return itemRow(line, { name: cell('HB.name'), expiryDate, category: WARRANTY });
    });
    return Promise.resolve(readingOf(items));
  },
};
