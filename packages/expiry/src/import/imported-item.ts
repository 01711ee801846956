import { isCalendarDate } from '@hub/calendar';
import { dateInCell, type ImportProblem, type ImportRow } from '@hub/tool-kit/import';
import type { ExpiryValues } from '../api/expiry.schema';

/** The values of an item in a file of another program. */
export type ImportedItem = Partial<Omit<ExpiryValues, 'document'>>;

/** Values in a file that may not be a valid item. */
interface FoundItem extends ImportedItem {
  name: string;
  expiryDate: string;
}

/** The category of items from programs for warranties. */
export const WARRANTY = 'Warranty';

/** An item, or the reason why it is invalid. `line` is `null` in a file without lines. */
export function itemRow(
  line: number | null,
  { name, expiryDate, ...rest }: FoundItem,
): ImportRow<ImportedItem> | ImportProblem {
  const values = { name: name.trim(), expiryDate: dateInCell(expiryDate, 'last'), ...rest };
  const title = values.name || (line === null ? 'Without a name' : `The item in line ${line}`);
  if (values.name === '') return { title, line, reason: 'There is no name.' };
  if (values.expiryDate === '') return { title, line, reason: 'There is no expiry date.' };
  if (!isCalendarDate(values.expiryDate)) {
    return { title, line, reason: `“${values.expiryDate}” is not a date: write it as 2027-01-31.` };
  }
  return { title, line, values };
}
