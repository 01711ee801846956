import { counted } from '@hub/locale';
import { formatDate } from '@hub/tool-kit';
import type { ImportFormat, ToolImports } from '@hub/tool-kit/import';
import { expiryFields } from '../model/expiry-fields';
import { calendarFile } from './calendar-file';
import { itemExports } from './exports';
import { homebox } from './homebox';
import type { ImportedItem } from './imported-item';
import { itemCsv } from './item-csv';
import { warracker } from './warracker';

/** The import formats of items; those with specific columns before any table. */
export const formats: readonly ImportFormat<ImportedItem>[] = [calendarFile, warracker, homebox, itemCsv];

const { name, expiryDate, person, category, country } = expiryFields;

/** The imports and exports of items. */
export const imports: ToolImports = {
  collection: 'expiry',
  called: (count) => counted(count, 'item', 'items'),
  fields: { name, expiryDate: { ...expiryDate, inWords: formatDate }, person, category, country },
  formats,
  exports: itemExports,
};
