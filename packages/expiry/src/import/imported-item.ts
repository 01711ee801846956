import { isCalendarDate } from '@hub/calendar';
import type { ImportProblem, ImportRow } from '@hub/tool-kit/import';
import type { ExpiryValues } from '../api/expiry.schema';

/** What a file of another program says of an item. */
export type ImportedItem = Partial<Omit<ExpiryValues, 'document'>>;

/** An item as a file has it, before it is known to be one. */
interface FoundItem extends ImportedItem {
  name: string;
  expiryDate: string;
}

/** The category of what comes from programs that keep warranties. */
export const WARRANTY = 'Warranty';

/** An item, or the reason why it is none. `line` is `null` in a file without lines. */
export function itemRow(
  line: number | null,
  { name, ...rest }: FoundItem,
): ImportRow<ImportedItem> | ImportProblem {
  const values = { name: name.trim(), ...rest };
  const title = values.name || (line === null ? 'Without a name' : `The item in line ${line}`);
  if (values.name === '') return { title, line, reason: 'There is no name.' };
  if (values.expiryDate === '') return { title, line, reason: 'There is no date when it expires.' };
  if (!isCalendarDate(values.expiryDate)) {
    return { title, line, reason: `“${values.expiryDate}” is no date: write it as 2027-01-31.` };
  }
  return { title, line, values };
}
